package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import arbiter.space.zone.ZoneLine;
import java.util.List;

/** Before an attack the Unit may move closer or around the target, never away. Ledger: BCG-OFF-2, 5.3 step 4. */
final class AttackApproach {

    private AttackApproach() {}

    static void resolve(Play<CenturyState> play, AttackInProgress strike, Targets finder) {
        CenturyState state = play.state();
        Fighter unit = strike.attacker();
        strike.reach(
                strike.mode() == AttackInProgress.Mode.ENGAGE
                        ? 0
                        : WeaponRanges.most(
                                state, unit, strike.wield(), strike.target().isAimed()));
        if (strike.wield().strikesEverybody()) { // it has no target to come closer to
            return;
        }
        List<Integer> zones = legal(state, strike, finder);
        Reach charge = strike.wield().has(WeaponTrait::charges) ? charge(state, strike) : null;
        if (charge != null) {
            addRuns(state, strike, charge, zones);
        }
        int goal = choose(play, strike, zones);
        if (goal == unit.zone()) {
            return;
        }
        boolean straight = charge != null && charge.contains(goal);
        int[] path = straight
                ? charge.path(goal)
                : finder.lanes().way(ShotGoal.of(state, strike)).path(goal);
        strike.approach(path.length - 1, straight);
        Movement.walk(play, unit, path);
    }

    /** Whether there is a place from which both that other one and the target named can be struck. Ledger: BCG-AMB-111. */
    static boolean strikesBoth(CenturyState state, AttackInProgress strike, Fighter other, Targets finder) {
        boolean engages = strike.mode() == AttackInProgress.Mode.ENGAGE;
        int most = engages
                ? 0
                : WeaponRanges.most(
                        state,
                        strike.attacker(),
                        strike.wield(),
                        strike.target().isAimed());
        ShotGoal goal = ShotGoal.of(state, other);
        for (int zone : finder.lanes().from(strike.wield(), ShotGoal.of(state, strike), most)) {
            if (finder.lanes().isOpen(strike.wield(), goal, zone, most)) {
                return true;
            }
        }
        return false;
    }

    /** From where the target, and the second one of a Double Blaster, can be struck. */
    private static List<Integer> legal(CenturyState state, AttackInProgress strike, Targets finder) {
        List<Integer> zones = finder.lanes().from(strike.wield(), ShotGoal.of(state, strike), strike.range());
        if (strike.target().hasSecond()) {
            ShotGoal other = ShotGoal.of(state, strike.target().second().orElseThrow());
            zones.removeIf(zone -> !finder.lanes().isOpen(strike.wield(), other, zone, strike.range()));
        }
        return zones;
    }

    private static int choose(Play<CenturyState> play, AttackInProgress strike, List<Integer> zones) {
        Fighter unit = strike.attacker();
        return ZoneOption.choose(
                play,
                unit.decider(),
                "attack.approach",
                zones,
                unit.zone(),
                zone -> AffectedZones.around(
                        play.state(),
                        unit,
                        strike.wield(),
                        zone,
                        strike.target().zone()),
                () -> "Where does " + unit.name() + " attack from?");
    }

    /** How far a charge in a straight line through the target goes. Ledger: boosted-lance, BCG-AMB-112. */
    private static Reach charge(CenturyState state, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        int budget = Movement.budget(state, unit, false);
        ZoneLine line = state.field()
                .zones()
                .lines(unit.zone(), strike.target().zone(), Math.max(1, budget))
                .get(0);
        boolean[] on = new boolean[state.field().zones().size()];
        on[unit.zone()] = true;
        for (int zone : line.zones()) {
            on[zone] = true;
        }
        return Movement.within(state, unit, budget, on);
    }

    /** A charge may run on in the same direction, past the target; to Engage it must end with it. */
    private static void addRuns(CenturyState state, AttackInProgress strike, Reach charge, List<Integer> zones) {
        if (strike.mode() == AttackInProgress.Mode.ENGAGE) {
            return;
        }
        for (int end : charge.places()) {
            if (!zones.contains(end) && passes(state, strike, charge.path(end))) {
                zones.add(end);
            }
        }
    }

    private static boolean passes(CenturyState state, AttackInProgress strike, int[] path) {
        ShotGoal goal = ShotGoal.of(state, strike);
        ZoneWalls walls = Cover.walls(state, strike.attacker());
        for (int zone : path) {
            if (goal.isOpen(state, strike.attacker(), walls, zone, 0, strike.range())) {
                return true;
            }
        }
        return false;
    }
}
