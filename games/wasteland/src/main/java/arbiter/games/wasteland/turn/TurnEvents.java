package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.companion.Service;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;

/** How a fight goes on from turn to turn. */
public final class TurnEvents {

    private TurnEvents() {}

    /** The order of turns is settled. Ledger: WAS-TURN-2. */
    public record OrderSettled(List<String> order) implements WastelandEvent {

        public OrderSettled {
            order = List.copyOf(order);
        }

        @Override
        public void apply(WastelandState state) {
            state.set(new TurnSequence(order));
        }

        @Override
        public Line line(WastelandState state) {
            return Line.of("The order of turns: "
                    + String.join(
                            ", ",
                            order.stream().map(id -> state.unit(id).name()).toList()));
        }

        @Override
        public boolean isLogged() {
            return false; // it shows beside the board, and would name those in hiding
        }
    }

    /** Everybody may act again. */
    public record RoundBegan() implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.set(state.progress().newRound());
            for (Fighter one : state.units()) {
                if (one.turn() != TurnRecord.FRESH) {
                    one.set(TurnRecord.FRESH);
                }
                Service.newRound(one);
            }
        }

        @Override
        public Line line(WastelandState state) {
            return Line.of("Round " + state.round());
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Somebody's turn begins. */
    public record TurnBegan(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.set(state.progress().beginning(unit));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, state.round() == 0 ? " starts the fight" : " has a turn");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** The start of a turn is over: lost actions count from now on. Ledger: WAS-TURN-6. */
    public record TurnOpened(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            boolean lost = one.lostActions().pending();
            boolean givenUp = one.turn().givenUp();
            if (lost) {
                one.set(one.lostActions().now());
            }
            one.set(TurnRecord.begun(lost, one.service().commanded() && !one.isCompanion()));
            if (givenUp) {
                one.set(one.turn().withoutTurn());
            }
            state.set(state.progress().underWay());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " can act");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A companion's turn begins with that of its commander. Ledger: WAS-MAJ-12. */
    public record CompanionTurnOpened(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            boolean lost = one.lostActions().pending();
            if (lost) {
                one.set(one.lostActions().now());
            }
            one.set(TurnRecord.begun(lost, false));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " follows its commander");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A minor action is used. */
    public record MinorTaken(String unit, boolean movement) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().withMinor(movement));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " uses a minor action");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A major action is used. */
    public record MajorTaken(String unit, boolean movement) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().withMajor(movement));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " uses a major action");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** An attack roll of the turn is made: an Aim from now on gives no re-roll. Ledger: WAS-MIN-1. */
    public record AttackCounted(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().attacking());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has attacked");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** The one item of a turn that costs no action is drawn. Ledger: fast-reach. */
    public record FreeDrawUsed(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().drawing());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " draws for free");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A hand was taken off a weapon in this turn. Ledger: WAS-GEAR-5. */
    public record HandTakenOff(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().regripping());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " takes a hand off");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** Somebody gives up the coming turn of this round to assist. Ledger: WAS-MAJ-1. */
    public record TurnGivenUp(String unit, String ally) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.turn().withoutTurn());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit)
                    .words(" gives up the turn to assist ")
                    .unit(ally, state.unit(ally).name())
                    .line();
        }
    }

    /** Somebody will lose the normal actions of the next turn. Ledger: WAS-TURN-8. */
    public record ActionsLost(String unit, String cause) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.lostActions().coming());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " loses the actions of the next turn (" + cause + ")");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** A turn is over, and lost actions with it. Ledger: WAS-TURN-7. */
    public record TurnEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            if (one.lostActions().active()) {
                one.set(one.lostActions().over());
            }
            state.set(state.progress().ended());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has finished");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** The gamemaster says that it is over. Ledger: WAS-TURN-10. */
    public record EncounterEnded() implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.set(state.course().over());
        }

        @Override
        public Line line(WastelandState state) {
            return Line.of("The fight is over");
        }
    }
}
