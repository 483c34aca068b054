package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.Buildup;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Commitment;
import arbiter.games.centuryg.state.Delayed;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Acting right after somebody else: whom to follow, and what kind of Action it will be. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delay() implements Deed {

    private static final PlainOption OFFENSE = PlainOption.of("offense", "Attack then");
    private static final List<PlainOption> PURPOSES =
            List.of(OFFENSE, PlainOption.of("utility", "Do something else then"));

    public static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (state.commitment() != Commitment.NONE) { // it has waited already
            return;
        }
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            if (canFollow(state, unit, fighters.get(i))) {
                deeds.add(new Delay());
                return;
            }
        }
    }

    static List<Fighter> others(CenturyState state, Fighter unit) {
        List<Fighter> others = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (canFollow(state, unit, other)) {
                others.add(other);
            }
        }
        return others;
    }

    /** Whoever has yet to act and is not unknown to the Unit. */
    private static boolean canFollow(CenturyState state, Fighter unit, Fighter other) {
        return other != unit
                && other.isFighting()
                && !other.hasActed()
                && !waitsFor(state, other, unit)
                && !(state.enemies(unit, other) && state.hidden().contains(other.id()));
    }

    /** Directly or through others; so there are no circles. */
    private static boolean waitsFor(CenturyState state, Fighter one, Fighter unit) {
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (waiting.unit().equals(one.id())) {
                return waiting.behind().equals(unit.id()) || waitsFor(state, state.fighter(waiting.behind()), unit);
            }
        }
        return false;
    }

    @Override
    public String id() {
        return "delay";
    }

    @Override
    public String text() {
        return "Delay: act right after somebody else";
    }

    @Override
    public boolean leansOut() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Fighter behind = Whom.choose(
                play,
                unit.decider(),
                "delay.behind",
                others(play.state(), unit),
                () -> "Whom does " + unit.name() + " wait for?");
        PlainOption purpose = play.choose(Request.one(unit.decider(), "delay.purpose", PURPOSES)
                .asking(() -> "What will " + unit.name() + " do after " + behind.name() + "?"));
        boolean offensive = purpose == OFFENSE;
        if (!offensive) { // BCG-AMB-65: only a delayed shot or another Aim keeps it
            Aiming.lose(play, unit);
            Buildup.lose(play, unit); // BCG-AMB-28
        }
        play.emit(new Delayed(unit.id(), behind.id(), offensive));
    }
}
