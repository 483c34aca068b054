package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.match.Buildup;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Acting right after somebody else: whom to follow, and what kind of Action it will be. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public record Delay() implements CenturyAct {

    private static final PlainOption OFFENSE = PlainOption.of("offense", "Attack then");
    private static final List<PlainOption> PURPOSES =
            List.of(OFFENSE, PlainOption.of("utility", "Do something else then"));

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (state.commitment() != Commitment.NONE) { // it has waited already
            return;
        }
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            if (canFollow(state, unit, fighters.get(i))) {
                deeds.add(new Delay());
                return;
            }
        }
    }

    static List<Fighter> others(CenturyState state, Fighter unit) {
        List<Fighter> others = new ArrayList<>();
        for (Fighter other : state.units()) {
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
                && !(state.enemies(unit, other) && other.isHidden());
    }

    /** Directly or through others; so there are no circles. */
    private static boolean waitsFor(CenturyState state, Fighter one, Fighter unit) {
        for (CurrentTurn.Waiting waiting : state.currentTurn().waiting()) {
            if (waiting.unit().equals(one.id())) {
                return waiting.behind().equals(unit.id()) || waitsFor(state, state.unit(waiting.behind()), unit);
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
        Fighter behind = UnitOption.choose(
                play,
                unit.decider(),
                "delay.behind",
                others(play.state(), unit),
                () -> "Whom does " + unit.name() + " wait for?");
        PlainOption purpose = play.choose(Request.one(unit.decider(), "delay.purpose", PURPOSES)
                .asking(() -> "What will " + unit.name() + " do after " + behind.name() + "?"));
        boolean offensive = purpose == OFFENSE;
        if (!offensive) { // BCG-AMB-65: only a delayed shot or another Aim keeps it
            AimBenefit.lose(play, unit);
            Buildup.lose(play, unit); // BCG-AMB-28
        }
        play.emit(new Delayed(unit.id(), behind.id(), offensive));
    }

    /** A Unit waits for another one. Ledger: BCG-UTIL-4, BCG-AMB-29. */
    public record Delayed(String unit, String behind, boolean offensive) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.currentTurn().withWaiting(new CurrentTurn.Waiting(unit, behind, offensive)));
            CombinedCrew.turnStops(state.bodyOf(unit));
            Course.next(state);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" waits for ")
                    .unit(behind, state.unit(behind).name())
                    .line();
        }
    }

    /** Somebody who waited takes the Action now. Ledger: BCG-AMB-29. */
    public record TurnResumed(String unit, boolean offensive) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            CombinedCrew.turnResumes(state.bodyOf(unit), unit);
            state.set(state.currentTurn()
                    .of(unit)
                    .withoutWaiting(unit)
                    .committedTo(offensive ? Commitment.OFFENSE : Commitment.UTILITY));
            state.set(state.course().in(Phase.ACTION));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " has waited for this");
        }
    }
}
