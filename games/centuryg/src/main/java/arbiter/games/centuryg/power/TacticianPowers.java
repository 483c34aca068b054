package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Tacticians rally their side and name its prey. Ledger: table 3.6, BCG-AMB-78. */
public final class TacticianPowers {

    private static final int NEAR = 5;

    private TacticianPowers() {}

    /** Ledger: dont-give-up. */
    static void dontGiveUp(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!Powers.oncePerFight(state, unit, PowerId.DONT_GIVE_UP)
                || wounded(state, unit).isEmpty()) {
            return;
        }
        int systems = Ranks.systems(state, ActingPilot.body(state, unit)); // BCG-COMB-3
        deeds.add(SetupPower.of(
                state, unit, PowerId.DONT_GIVE_UP, "somebody regains " + systems + " Threshold", (play, user) -> {
                    Fighter ally = UnitOption.choose(
                            play,
                            user.decider(),
                            "power.ally",
                            wounded(play.state(), user),
                            () -> "Who regains Threshold?");
                    Powers.pay(play, user, PowerId.DONT_GIVE_UP, ally.id());
                    ThresholdRepair.resolve(play, ally, systems);
                }));
    }

    private static List<Fighter> wounded(CenturyState state, Fighter unit) {
        List<Fighter> wounded = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other) && !other.crew().isAboard() && ThresholdRepair.helps(state, other)) {
                wounded.add(other);
            }
        }
        return wounded;
    }

    /** Ledger: you-are-going-down. */
    static void youAreGoingDown(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!Powers.oncePerFight(state, unit, PowerId.YOU_ARE_GOING_DOWN)
                || Powers.enemies(state, unit).isEmpty()) {
            return;
        }
        deeds.add(SetupPower.of(
                state,
                unit,
                PowerId.YOU_ARE_GOING_DOWN,
                "an Advantage against one Enemy for everybody within 5 Zones",
                (play, user) -> {
                    Fighter prey = UnitOption.choose(
                            play,
                            user.decider(),
                            "power.enemy",
                            Powers.enemies(play.state(), user),
                            () -> "Who is going down?");
                    Powers.pay(play, user, PowerId.YOU_ARE_GOING_DOWN, prey.id());
                    play.emit(new Marked(
                            new Mark(
                                    Mark.Kind.HUNTED,
                                    prey.id(),
                                    user.id(),
                                    "",
                                    1,
                                    play.state().rounds(user, 1)),
                            "is going down"));
                }));
    }

    /** The distance to whoever named the prey is measured at each attack. Ledger: BCG-AMB-78. */
    public static int hunted(CenturyState state, Fighter attacker, Fighter target) {
        if (!state.has(Mark.Kind.HUNTED, target)) {
            return 0;
        }
        int edges = 0;
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.HUNTED && mark.on().equals(target.id())) {
                Fighter hunter = state.unit(mark.by());
                boolean near = hunter == attacker || hunter.isFighting() && state.distance(hunter, attacker) <= NEAR;
                edges += near ? mark.value() : 0;
            }
        }
        return edges;
    }
}
