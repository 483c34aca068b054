package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UtilityUpgrade;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** More Defense for a Round, for oneself or a near ally. Ledger: BCG-UTIL-3. */
public record Maneuver() implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        deeds.add(new Maneuver());
    }

    @Override
    public String id() {
        return "maneuver";
    }

    @Override
    public String text() {
        return "Maneuver: more Defense for a Round";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        AimBenefit.lose(play, unit);
        Boost.move(play, unit, Movement.budget(state, unit, false), "maneuver.place");
        if (!unit.isFighting()) {
            return;
        }
        if (isReplaced(play, unit)) {
            return;
        }
        Fighter whom = UnitOption.choose(
                play, unit.decider(), "maneuver.whom", near(state, unit), () -> "Whom does the Maneuver protect?");
        int bonus = bonus(state, unit);
        Mark mark = new Mark(Mark.Kind.MANEUVER, whom.id(), unit.id(), "", bonus, state.rounds(unit, 1));
        String what = Ranks.systems(state, unit) >= Ranks.speed(state, unit) ? "Systems" : "Speed";
        play.emit(new Marked(mark, "is covered by a Maneuver with " + what + ": Defense +" + bonus + " for a Round"));
    }

    /** What Upgrades make of it; whether that was all. Ledger: table 3.8. */
    private static boolean isReplaced(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        for (InstalledTrait<UtilityUpgrade> one : unit.upgrades().utilities()) {
            if (one.works(state, unit)) {
                one.trait().afterMoving(play, unit);
            }
        }
        for (InstalledTrait<UtilityUpgrade> one : unit.upgrades().utilities()) {
            if (one.works(state, unit) && one.trait().replaces(play, unit, bonus(state, unit), one)) {
                return true;
            }
        }
        return false;
    }

    /** Nothing speaks for the lower one. */
    private static int bonus(CenturyState state, Fighter unit) {
        return Math.max(Ranks.systems(state, unit), Ranks.speed(state, unit));
    }

    private static List<Fighter> near(CenturyState state, Fighter unit) {
        List<Fighter> near = new ArrayList<>(List.of(unit));
        for (Fighter other : state.units()) {
            boolean ally = other != unit && other.isOut() && !state.enemies(unit, other);
            if (ally && unit.base().isEmpty() && state.distance(unit, other) <= 1) {
                near.add(other);
            }
        }
        return near;
    }
}
