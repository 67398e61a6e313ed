@rem Windows has no exec: npm start and npm run dev say it, so that elsewhere no shell stands between npm and us.
@%*
