package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import java.util.ArrayList;
import java.util.List;

/** Tacticians rally their side and name its prey. Ledger: table 3.6, BCG-AMB-78. */
final class TacticianPowers {

    private static final int NEAR = 5;

    private TacticianPowers() {}

    /** Ledger: dont-give-up. */
    static void dontGiveUp(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (!Powers.oncePerFight(state, unit, PowerId.DONT_GIVE_UP)
                || wounded(state, unit).isEmpty()) {
            return;
        }
        int systems = Ranks.systems(state, Aboard.body(state, unit)); // BCG-COMB-3
        deeds.add(Setup.of(
                state, unit, PowerId.DONT_GIVE_UP, "somebody regains " + systems + " Threshold", (play, user) -> {
                    Fighter ally = Whom.choose(
                            play,
                            user.decider(),
                            "power.ally",
                            wounded(play.state(), user),
                            () -> "Who regains Threshold?");
                    Powers.pay(play, user, PowerId.DONT_GIVE_UP, ally.id());
                    Repair.resolve(play, ally, systems);
                }));
    }

    private static List<Fighter> wounded(CenturyState state, Fighter unit) {
        List<Fighter> wounded = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (!state.enemies(unit, other) && !other.crew().isAboard() && Repair.helps(state, other)) {
                wounded.add(other);
            }
        }
        return wounded;
    }

    /** Ledger: you-are-going-down. */
    static void youAreGoingDown(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (!Powers.oncePerFight(state, unit, PowerId.YOU_ARE_GOING_DOWN)
                || Powers.enemies(state, unit).isEmpty()) {
            return;
        }
        deeds.add(Setup.of(
                state,
                unit,
                PowerId.YOU_ARE_GOING_DOWN,
                "an Advantage against one Enemy for everybody within 5 Zones",
                (play, user) -> {
                    Fighter prey = Whom.choose(
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
    static int hunted(CenturyState state, Fighter attacker, Fighter target) {
        if (!state.has(Mark.Kind.HUNTED, target)) {
            return 0;
        }
        int edges = 0;
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.HUNTED && mark.on().equals(target.id())) {
                Fighter hunter = state.fighter(mark.by());
                boolean near = hunter == attacker || hunter.isFighting() && state.distance(hunter, attacker) <= NEAR;
                edges += near ? mark.value() : 0;
            }
        }
        return edges;
    }
}
