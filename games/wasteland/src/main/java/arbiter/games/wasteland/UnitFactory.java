package arbiter.games.wasteland;

import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Unit;
import arbiter.games.wasteland.sheet.build.Profiles;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.rulebook.Placement;

/** Makes whoever is put on the table. */
final class UnitFactory {

    private UnitFactory() {}

    static Fighter of(Placement unit, Unit sheet, Handbook book, int number, int zone) {
        String name = unit.name().orElse(sheet.name());
        Profile profile = sheet instanceof Build build ? Profiles.of(build, book) : Profiles.of((Adversary) sheet);
        return new Fighter(unit.id(), name, unit.side(), profile, number, zone);
    }
}
