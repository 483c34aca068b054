package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.DirectRoute;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.WalkingCosts;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** From where a Unit could strike something, here or after coming closer. Ledger: 5.3 step 4, BCG-OFF-2, BCG-COV-1. */
final class FiringPositions {

    /** The ways towards something and where they lead. */
    private record Course(ShotGoal goal, Reach reach, int[] places) {

        /** Whether they are those towards that as well: what is larger than a Zone is gone around differently. */
        boolean leadsTo(ShotGoal other) {
            return goal.zone() == other.zone()
                    && goal.body().isEmpty() == other.body().isEmpty();
        }
    }

    private final CenturyState state;
    private final Fighter unit;
    private final int budget;
    /** Where the Unit can get without leaving a goal behind; worked out when first needed. */
    private final List<Course> courses = new ArrayList<>(2);

    /** Zones that stop shots of this Unit, with and without Enemies in them. */
    private ZoneWalls shields;

    private WalkingCosts walk;
    private DirectRoute descent;
    /** What is known about striking each fighter, in the order of the state's list. */
    private final SightLimits[] sights;

    FiringPositions(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        this.budget = Movement.budget(state, unit, false);
        this.sights = new SightLimits[state.units().size()];
    }

    /** Whether the fighter at that place of the list can be struck from so far; most of it is known after a few Weapons. */
    boolean canStrike(WeaponInUse wield, Fighter target, int place, int most) {
        if (sights[place] == null) {
            sights[place] = new SightLimits(ShotGoal.of(state, target));
        }
        SightLimits sight = sights[place];
        if (wield.least() > 0 || moves(wield) < budget) {
            return canStrike(wield, sight.goal(), most);
        }
        boolean past = goesPast(wield, sight.goal());
        if (sight.isOpen(past, most) || sight.isShut(past, most)) {
            return sight.isOpen(past, most);
        }
        return sight.note(past, most, canStrike(wield, sight.goal(), most));
    }

    /** Whether there is a Zone from which that can be struck: where the Unit stands, or one it can get to. */
    boolean canStrike(WeaponInUse wield, ShotGoal goal, int most) {
        if (isOpen(wield, goal, unit.zone(), most)) {
            return true;
        }
        int moves = moves(wield);
        int distance = state.field().zones().distance(unit.zone(), goal.zone());
        boolean huge = !goal.body().isEmpty() || Footprint.isLarge(unit);
        int far = most + moves + (huge ? Footprint.SIZE : 0);
        if (moves == 0 || distance > far) {
            return false;
        }
        if (closesIn(wield, goal, most)) {
            return true;
        }
        for (int zone : places(goal)) {
            if (isOpen(wield, goal, zone, most)) {
                return true;
            }
        }
        return false;
    }

    /** Whether walking straight at it or a step aside is enough, which spares looking at every Zone; not so among giants. */
    private boolean closesIn(WeaponInUse wield, ShotGoal goal, int most) {
        if (Footprint.isLarge(unit) || !goal.body().isEmpty()) {
            return false;
        }
        descent = descent == null ? new DirectRoute(walk()) : descent;
        IntPredicate open = zone -> isOpen(wield, goal, zone, most);
        return descent.finds(budget, goal.zone(), open) || descent.findsAside(budget, goal.zone(), open);
    }

    /** Whether that can be struck from that Zone. */
    boolean isOpen(WeaponInUse wield, ShotGoal goal, int from, int most) {
        return goal.isOpen(state, unit, walls(wield, goal), from, wield.least(), most);
    }

    private int moves(WeaponInUse wield) {
        return wield.takesMove() ? 0 : budget;
    }

    /** The Zones from which the attack would be legal, as far as the Unit can get there. */
    List<Integer> from(WeaponInUse wield, ShotGoal goal, int most) {
        int[] places = moves(wield) == 0 ? new int[] {unit.zone()} : places(goal);
        List<Integer> zones = new ArrayList<>(places.length);
        for (int zone : places) {
            if (isOpen(wield, goal, zone, most)) {
                zones.add(zone);
            }
        }
        return zones;
    }

    /** The Zones that stop a shot: Bursts and Lines go past Units, and nobody shelters a Flyer. Ledger: BCG-AMB-61. */
    private ZoneWalls walls(WeaponInUse wield, ShotGoal goal) {
        if (goesPast(wield, goal)) {
            return walk().walls();
        }
        shields = shields == null ? Cover.walls(state, unit) : shields;
        return shields;
    }

    private static boolean goesPast(WeaponInUse wield, ShotGoal goal) {
        return goal.aloft() || wield.is(WeaponAbility.BURST) || wield.is(WeaponAbility.LINE);
    }

    private int[] places(ShotGoal goal) {
        return course(goal).places();
    }

    /** How the Unit gets closer to something, or around it. Ledger: BCG-OFF-2. */
    Reach way(ShotGoal goal) {
        return course(goal).reach();
    }

    private Course course(ShotGoal goal) {
        for (int i = 0; i < courses.size(); i++) {
            if (courses.get(i).leadsTo(goal)) {
                return courses.get(i);
            }
        }
        Reach reach = Movement.approach(walk(), budget, goal);
        Course course = new Course(goal, reach, reach.places());
        courses.add(course);
        return course;
    }

    private WalkingCosts walk() {
        walk = walk == null ? new WalkingCosts(state, unit) : walk;
        return walk;
    }
}
