package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** The Zones that an option is about, for whoever considers it on the board. Nothing here decides anything. */
final class Scope {

    private Scope() {}

    /** Where that movement leads. */
    static List<String> reach(CenturyState state, Fighter unit, int budget) {
        return texts(state, Movement.reach(state, unit, budget).places());
    }

    /** Range and cover lines of a Weapon from where the Unit stands. Ledger: BCG-RANGE-2, BCG-COV-1. */
    static List<String> range(CenturyState state, Fighter unit, Wield wield) {
        int most = Ranges.most(state, unit, wield, Aiming.given(state, unit));
        Walls walls = Cover.walls(state);
        if (!wield.is(WeaponAbility.BURST) && !wield.is(WeaponAbility.LINE) && !Footing.shootsPast(state, unit)) {
            shields(state, unit, walls);
        }
        return texts(state, zone -> Goal.of(zone).isOpen(state, unit, walls, unit.zone(), wield.least(), most));
    }

    /** Enemies in the way, as far as anybody knows of them. Ledger: BCG-COV-2. */
    private static void shields(CenturyState state, Fighter unit, Walls walls) {
        for (Fighter other : state.fighters()) {
            if (Cover.shields(state, unit, other) && !state.hidden().contains(other.id())) {
                Cover.fill(state, walls, other);
            }
        }
    }

    /** What an area at a Zone would strike, by a Unit that stands somewhere. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7. */
    static Supplier<List<String>> around(CenturyState state, Fighter unit, Wield wield, int from, int at) {
        return wield.isArea() ? () -> struck(state, unit, wield, from, at) : List::of;
    }

    static List<String> struck(CenturyState state, Fighter unit, Wield wield, int from, int at) {
        Zones zones = state.field().zones();
        if (wield.is(WeaponAbility.BLAST)) {
            return texts(state, zones.within(at, Spread.radius(unit, wield)));
        }
        int most = Ranges.most(state, unit, wield, Aiming.at(state, unit, wield, at));
        if (wield.is(WeaponAbility.BURST)) {
            Walls walls = Cover.walls(state);
            return texts(state, zone -> zones.distance(from, zone) <= most && Cover.clear(state, walls, from, zone));
        }
        return texts(
                state,
                zones.lines(from, at, most)
                        .get(0)
                        .until(state.ground()::isImpassable)
                        .zones());
    }

    private static List<String> texts(CenturyState state, IntPredicate wanted) {
        Zones zones = state.field().zones();
        List<String> texts = new ArrayList<>();
        for (int zone = 0; zone < zones.size(); zone++) {
            if (wanted.test(zone)) {
                texts.add(zones.text(zone));
            }
        }
        return texts;
    }

    private static List<String> texts(CenturyState state, int[] numbers) {
        List<String> texts = new ArrayList<>(numbers.length);
        for (int zone : numbers) {
            texts.add(state.field().zones().text(zone));
        }
        return texts;
    }
}
