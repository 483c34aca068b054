package arbiter.games.narrative.range;

import arbiter.games.narrative.environment.SurroundingsEffects;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One band closer to somebody or farther from them, with the maneuvers that are still to be paid. Of those who are
 * engaged with one another only the first is named: all of them are at the same place. The changes are the bands that
 * the mover will have to others, {@code voss medium}. Ledger: NAR-MOVE-2, NAR-MOVE-5.
 */
public record MoveStep(
        Participant reference, boolean closer, Band from, Band to, int maneuvers, Supplier<List<String>> changes)
        implements Option {

    /** Every step that somebody can make or go on with. */
    public static List<MoveStep> of(NarrativeState state, Participant mover) {
        List<MoveStep> steps = new ArrayList<>();
        if (!mover.aboard().isOnFoot() || SurroundingsEffects.isBlocked(mover)) { // NAR-VEH-13, NAR-ENV-4
            return steps;
        }
        boolean held = state.isEngagedWithOpponent(mover);
        List<Participant> named = new ArrayList<>();
        for (Participant other : state.units()) {
            boolean known = other != mover
                    && other.present()
                    && !other.isHidden()
                    && other.aboard().isOnFoot();
            if (known && !standsWithAny(state, named, other)) {
                named.add(other);
                add(state, mover, other, held, steps);
            }
        }
        return steps;
    }

    private static boolean standsWithAny(NarrativeState state, List<Participant> named, Participant other) {
        for (int i = 0; i < named.size(); i++) {
            if (state.band(named.get(i), other) == Band.ENGAGED) {
                return true;
            }
        }
        return false;
    }

    /** Whoever is engaged with an opponent has to disengage first, and can do nothing else. */
    private static void add(
            NarrativeState state, Participant mover, Participant other, boolean held, List<MoveStep> steps) {
        Band band = state.band(mover, other);
        boolean together = band == Band.ENGAGED;
        Band reach = Band.EXTREME.within(state.farthest(mover, other)) ? Band.EXTREME : state.farthest(mover, other);
        if (!held && !together) {
            steps.add(step(state, mover, other, true, band, Band.number(band.ordinal() - 1)));
        }
        if (together || !held && band.ordinal() < reach.ordinal()) {
            steps.add(step(state, mover, other, false, band, Band.number(band.ordinal() + 1)));
        }
    }

    private static MoveStep step(
            NarrativeState state, Participant mover, Participant other, boolean closer, Band from, Band to) {
        int cost = MoveCost.of(from, to, SurroundingsEffects.isDifficult(mover)); // NAR-MOVE-3
        int paid = mover.moveProgress().paidFor(other.id(), closer);
        int left = Math.max(1, cost - paid); // the way may have become shorter since, yet a step takes a maneuver
        return new MoveStep(
                other, closer, from, to, left, BandChanges.of(state, mover, () -> state.movedBands(mover, other, to)));
    }

    @Override
    public String id() {
        return (closer ? "closer:" : "farther:") + reference.id();
    }

    @Override
    public String text() {
        return to == Band.ENGAGED
                ? "Engage " + reference.name()
                : from == Band.ENGAGED
                        ? "Disengage from " + reference.name()
                        : (closer ? "Come closer to " : "Go farther from ") + reference.name() + ", to " + word(to);
    }

    static String word(Band band) {
        return band.name().toLowerCase(Locale.ROOT) + " range";
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost(maneuvers == 1 ? "maneuver" : "maneuvers", maneuvers));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(reference.id()));
    }

    /** On a board of bands these are the places that it is about. */
    @Override
    public List<String> area() {
        return changes.get();
    }
}
