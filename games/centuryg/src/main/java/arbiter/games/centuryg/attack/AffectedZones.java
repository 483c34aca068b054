package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.kernel.Gap;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** The Zones that an option is about, for whoever considers it on the board. Nothing here decides anything. */
public final class AffectedZones {

    private AffectedZones() {}

    /** Where that movement leads. */
    public static List<String> reach(CenturyState state, Fighter unit, int budget) {
        return texts(state, Movement.reach(state, unit, budget).places());
    }

    /** Range and cover lines of a Weapon from where the Unit stands. Ledger: BCG-RANGE-2, BCG-COV-1. */
    static List<String> range(CenturyState state, Fighter unit, WeaponInUse wield) {
        int most = WeaponRanges.most(state, unit, wield, AimBenefit.given(state, unit));
        ZoneWalls walls = walls(state, unit, wield);
        return texts(state, zone -> ShotGoal.of(zone).isOpen(state, unit, walls, unit.zone(), wield.least(), most));
    }

    /** Why that Weapon does not get at Zones that are not too far. Ledger: BCG-RANGE-2, BCG-COV-1. */
    static List<Gap> gaps(CenturyState state, Fighter unit, WeaponInUse wield) {
        int most = WeaponRanges.most(state, unit, wield, AimBenefit.given(state, unit));
        ZoneWalls walls = walls(state, unit, wield);
        List<String> near = texts(state, zone -> distance(state, unit, zone) < wield.least());
        List<String> blocked = texts(
                state,
                zone -> !state.ground().isImpassable(zone)
                        && distance(state, unit, zone) >= wield.least()
                        && distance(state, unit, zone) <= most
                        && !ShotGoal.of(zone).isOpen(state, unit, walls, unit.zone(), wield.least(), most));
        List<Gap> gaps = new ArrayList<>(2);
        if (!near.isEmpty()) {
            gaps.add(new Gap("too near", near));
        }
        if (!blocked.isEmpty()) {
            gaps.add(new Gap("no line", blocked));
        }
        return gaps;
    }

    private static int distance(CenturyState state, Fighter unit, int zone) {
        return ShotGoal.of(zone).distance(state, unit, unit.zone());
    }

    private static ZoneWalls walls(CenturyState state, Fighter unit, WeaponInUse wield) {
        ZoneWalls walls = Cover.walls(state);
        if (!wield.is(WeaponAbility.BURST) && !wield.is(WeaponAbility.LINE) && !Footing.shootsPast(state, unit)) {
            shields(state, unit, walls);
        }
        return walls;
    }

    /** Enemies in the way, as far as anybody knows of them. Ledger: BCG-COV-2. */
    private static void shields(CenturyState state, Fighter unit, ZoneWalls walls) {
        for (Fighter other : state.units()) {
            if (Cover.shields(state, unit, other) && !other.isHidden()) {
                Cover.fill(state, walls, other);
            }
        }
    }

    /** What an area at a Zone would strike, by a Unit that stands somewhere. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7. */
    static Supplier<List<String>> around(CenturyState state, Fighter unit, WeaponInUse wield, int from, int at) {
        return wield.isArea() ? () -> struck(state, unit, wield, from, at) : List::of;
    }

    static List<String> struck(CenturyState state, Fighter unit, WeaponInUse wield, int from, int at) {
        Zones zones = state.field().zones();
        if (wield.is(WeaponAbility.BLAST)) {
            return texts(state, zones.within(at, AttackArea.radius(unit, wield)));
        }
        int most = WeaponRanges.most(state, unit, wield, AimBenefit.at(state, unit, wield, at));
        if (wield.is(WeaponAbility.BURST)) {
            ZoneWalls walls = Cover.walls(state);
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
