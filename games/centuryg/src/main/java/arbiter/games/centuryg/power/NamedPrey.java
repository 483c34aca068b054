package arbiter.games.centuryg.power;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** One Enemy is attacked with Advantages by everybody near the owner. Ledger: you-are-going-down, BCG-AMB-78. */
public record NamedPrey(int advantages, int rounds) implements PowerTrait {

    /** How far it reaches. */
    private static final int NEAR = 5;

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!Powers.enemies(state, owner).isEmpty()) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> (advantages == 1 ? "an Advantage" : advantages + " Advantages")
                            + " against one Enemy for everybody within " + NEAR + " Zones",
                    (play, user) -> name(play, user, power)));
        }
    }

    private void name(Play<CenturyState> play, Fighter user, KnownPower power) {
        Fighter prey = UnitOption.choose(
                play, user.decider(), "power.enemy", Powers.enemies(play.state(), user), () -> "Who is going down?");
        power.pay(play, user, prey.id());
        Clock clock = play.state().rounds(user, rounds);
        play.emit(new Marked(new Mark(Mark.Kind.HUNTED, prey.id(), user.id(), "", advantages, clock), "is going down"));
    }

    /** The distance to whoever named the prey is measured at each attack. */
    public static int advantages(CenturyState state, Fighter attacker, Fighter target) {
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
