/** The commented `podaci.toml` that `npm run owner -- sample` prints; an empty text is a sample on the site. */
export const ownerSample = `# Podaci vlasnika sajta. Sve što je prazno, na sajtu stoji kao „probni podatak”.
# Tekst ide u navodnike, datum se piše godina-mesec-dan bez navodnika, a red sa # na početku je samo napomena.

[firma]
poslovno_ime = "" # kako piše u APR-u
maticni_broj = "" # osam cifara
pib = "" # devet cifara
delatnost = "" # šifra i naziv
sediste = "" # ulica i broj, poštanski broj i mesto

[kontakt]
telefon = "" # na primer +381 11 234 5678
email = ""
ulica = "" # kancelarija, ulica i broj
mesto = "" # kao na koverti: 11000 Beograd
drzava = "Srbija"
naziv_mesta = "" # ime kancelarije na mapi
# sirina = 44.8125 # položaj na mapi, zajedno sa dužinom
# duzina = 20.4612

[kontakt.mreze] # cele adrese, od https://
facebook = ""
x = ""
instagram = ""
linkedin = ""

[rad]
# dani = ["pon", "uto", "sre", "cet", "pet"]
ne_radimo = [] # dani kada ne zovemo, pored državnih praznika: [2026-12-24, 2026-12-31]

[posao]
banke = [] # banke sa kojima imate ugovor: ["Prva banka", "Druga banka"]
naknada = "" # rečenica: ko Vas plaća, koliko i kada
pokazi_obecanja = false # true: na stranici O nama piše koliko je obećanih poziva prošlog meseca održano

[privatnost]
kontakt = "" # kome se piše o zaštiti podataka
# [[privatnost.obradjivaci]] # ko za Vas obrađuje podatke; po jedan odeljak za svakog
# naziv = "Server d.o.o."
# posao = "smeštaj sajta i baze upita"
# drzava = "Srbija"

[obavestenje] # red na vrhu svake stranice, do tog dana
tekst = ""
# do = 2026-12-31

# Broj koji ste sami proverili kod ustanove; jači je od svakog drugog. Po jedan odeljak za svaki.
# [[cinjenica]]
# ime = "nominal.consumer" # nazive ispisuje npm run owner -- names
# valuta = "RSD"
# vrednost = 13.75 # ili od = …, do = …
# vazi_od = 2026-12-01
# vazi_do = 2027-05-31
# izvor = "nbs.rs, 1.12.2026."
# provereno = 2026-12-01
`
