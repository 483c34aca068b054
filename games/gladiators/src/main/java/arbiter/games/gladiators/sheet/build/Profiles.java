package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.Profile;

/** Works out from a build what play uses. */
public final class Profiles {

    private Profiles() {}

    public static Profile of(Build build, Handbook book) {
        return of(Sheet.of(build, book));
    }

    public static Profile of(Sheet sheet) {
        Build build = sheet.build();
        int gp = sheet.totals().get("gp-spent").total();
        return new Profile(build.name(), build.standing(), gp, sheet.everything(), sheet.traits());
    }
}
