package arbiter.games.narrative.status;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.status.StatusEvents.StatusesWaned;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/**
 * Part: for how many ends of its own turns somebody is still staggered, immobilized and disoriented. What lasts until an
 * injury is healed belongs to that injury. Ledger: NAR-STATUS-1 to 3, NAR-TURN-5.
 */
public record Statuses(int staggered, int immobilized, int disoriented) implements Part {

    public static final Statuses NONE = new Statuses(0, 0, 0);

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public int hashCode() {
        return 31 * (31 * staggered + immobilized) + disoriented;
    }

    /** Disoriented is 1 setback die on everything, however often. Ledger: NAR-STATUS-3. */
    public static void dice(NarrativeState state, CheckInProgress check) {
        if (Allowance.isDisoriented(state, check.actor())) {
            check.add(ADD_SETBACK, 1, "disoriented");
        }
    }

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        if (!one.statuses().equals(NONE)) {
            play.emit(new StatusesWaned(one.id()));
        }
    }

    /**
     * Turns of the one affected, the last of which ends it. In its own turn it is the turn after this that counts first.
     * Ledger: NAR-TURN-5.
     */
    public static int turns(NarrativeState state, Participant one, int rounds) {
        boolean own = state.progress().acting().isPresent()
                && state.progress().acting().get().equals(one.id());
        return own ? rounds + 1 : rounds;
    }

    /** For the gamemaster's hand, and for files. */
    public static void put(Participant one, Statuses now) {
        one.set(now);
    }

    public int of(Status status) {
        return switch (status) {
            case STAGGERED -> staggered;
            case IMMOBILIZED -> immobilized;
            case DISORIENTED -> disoriented;
        };
    }

    /** The longer one counts; being disoriented again adds up. Ledger: NAR-STATUS-3. */
    Statuses with(Status status, int turns) {
        return switch (status) {
            case STAGGERED -> new Statuses(Math.max(staggered, turns), immobilized, disoriented);
            case IMMOBILIZED -> new Statuses(staggered, Math.max(immobilized, turns), disoriented);
            case DISORIENTED -> new Statuses(staggered, immobilized, disoriented + turns);
        };
    }

    /** The same with exactly so many turns of one. */
    public Statuses having(Status status, int turns) {
        return without(status).with(status, turns);
    }

    Statuses without(Status status) {
        return new Statuses(
                status == Status.STAGGERED ? 0 : staggered,
                status == Status.IMMOBILIZED ? 0 : immobilized,
                status == Status.DISORIENTED ? 0 : disoriented);
    }

    Statuses waned() {
        return new Statuses(Math.max(0, staggered - 1), Math.max(0, immobilized - 1), Math.max(0, disoriented - 1));
    }
}
