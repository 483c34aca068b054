package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whose Turn it is, which items of its Beginning Phase are done or were declined, whose Turns wait behind another's, and
 * what the Unit has waited for. Ledger: BCG-OP-11, BCG-MACT-3, BCG-UTIL-4.
 */
public record CurrentTurn(Optional<String> acting, List<String> done, List<Waiting> waiting, Commitment commitment)
        implements Part {

    public static final CurrentTurn NONE = new CurrentTurn(Optional.empty(), List.of(), List.of(), Commitment.NONE);

    /** A Unit that Delays, the kind of Action it means to take, and whom it follows. */
    public record Waiting(String unit, String behind, boolean offensive) {}

    /** An item of the Turn is done with. Ledger: BCG-OP-11. */
    public static void done(CenturyState state, String item) {
        state.set(state.currentTurn().withDone(item));
    }

    /** The Turn under way goes on as that Unit's. Ledger: BCG-CORE-3. */
    public static void handOver(CenturyState state, Fighter unit) {
        state.set(state.currentTurn().of(unit.id()));
    }

    public boolean isOf(String unit) {
        return acting.isPresent() && acting.get().equals(unit);
    }

    CurrentTurn of(String unit) {
        return new CurrentTurn(Optional.of(unit), done, waiting, commitment);
    }

    CurrentTurn ofNobody() {
        return new CurrentTurn(Optional.empty(), done, waiting, commitment);
    }

    CurrentTurn nothingDone() {
        return new CurrentTurn(acting, List.of(), waiting, commitment);
    }

    private CurrentTurn withDone(String item) {
        List<String> all = new ArrayList<>(done);
        all.add(item);
        return new CurrentTurn(acting, List.copyOf(all), waiting, commitment);
    }

    CurrentTurn withWaiting(Waiting one) {
        List<Waiting> all = new ArrayList<>(waiting);
        all.add(one);
        return new CurrentTurn(acting, done, List.copyOf(all), commitment);
    }

    CurrentTurn withoutWaiting(String unit) {
        List<Waiting> rest = new ArrayList<>(waiting);
        rest.removeIf(one -> one.unit().equals(unit));
        return new CurrentTurn(acting, done, List.copyOf(rest), commitment);
    }

    CurrentTurn nobodyWaiting() {
        return new CurrentTurn(acting, done, List.of(), commitment);
    }

    CurrentTurn committedTo(Commitment now) {
        return new CurrentTurn(acting, done, waiting, now);
    }

    /** A Turn begins: what was tied to it is over, and Energy is back. Ledger: BCG-OP-7, BCG-OP-13. */
    public record TurnBegan(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.tick(Clock.Kind.TURN_START, unit);
            state.set(state.currentTurn().of(unit).nothingDone().committedTo(Commitment.NONE));
            state.set(state.course().in(Phase.BEGINNING).nextTurn());
            Fighter body = state.bodyOf(unit);
            body.duel()
                    .ifPresent(opponent -> state.add(
                            new Mark( // for the Dueling Blade
                                    Mark.Kind.DUELING_SINCE,
                                    body.id(),
                                    opponent,
                                    opponent,
                                    1,
                                    Clock.turnEnd(unit, 0))));
            boolean refreshes = body.crew().refreshes(state.round());
            CombinedCrew.turnBegins(body, unit, state.round());
            if (refreshes) {
                EnergyCapacity.refresh(state, body);
            }
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, "'s Turn");
        }
    }

    /** A Unit comes to its Action. Ledger: BCG-OP-8. */
    public record BeginningOver(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.course().in(Phase.ACTION));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " comes to its Action");
        }
    }

    /** The Action of a Turn is over. Ledger: BCG-OP-9. */
    public record ActionOver(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.course().in(Phase.END));
            Fighter body = state.bodyOf(unit);
            if (state.has(Mark.Kind.FASTER, body)) { // used by this Action or wasted: BCG-AMB-75
                state.remove(Mark.Kind.FASTER, body.id());
            }
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " has acted");
        }
    }

    /** A Turn is over. Ledger: BCG-OP-9. */
    public record TurnEnded(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            TurnPlace.setActed(state.unit(unit), true);
            Fighter body = state.bodyOf(unit);
            CombinedCrew.turnStops(body);
            Supplies.endOvercharge(body);
            state.tick(Clock.Kind.TURN_END, unit);
            Course.next(state);
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, "'s Turn is over");
        }
    }
}
