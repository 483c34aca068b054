package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.ability.Concealment;
import arbiter.games.gladiators.ability.Detection;
import arbiter.games.gladiators.ability.Suppress;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.detect.DetectEvents.Looked;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Who is detected by whom. Everybody is, unless concealed from every sense that reaches them; then it takes a roll, one for
 * each observer in a turn as long as nothing changes. Ledger: GG-DET-1 to 7.
 */
public final class Spotting {

    private Spotting() {}

    /** Whether the target is detected, with a roll where one is needed and still allowed. Ledger: GG-DET-2, GG-DET-4. */
    public static boolean finds(Play<GladiatorsState> play, Gladiator observer, Gladiator target) {
        GladiatorsState state = play.state();
        if (isSpotted(state, observer, target)) {
            return true;
        }
        Optional<Perception> best = worthTrying(state, observer, target);
        if (best.isEmpty()) {
            return false;
        }
        Perception by = best.get();
        Needed needed = new Needed(
                Modifiers.of(state.lore().sense(by.sense().word()).name(), by.level()),
                Modifiers.of("concealment", by.concealment()));
        TestRoll roll = D10Roll.roll(play, "detect.spot", observer, needed.number());
        Sighting sighting = new Sighting(
                target.id(), by.sense(), target.position().spot(), by.concealment(), state.round(), roll.succeeded());
        play.emit(new Looked(observer.id(), sighting, needed, roll));
        return roll.succeeded();
    }

    /** Whether the target is detected without any more rolls. */
    public static boolean isSpotted(GladiatorsState state, Gladiator observer, Gladiator target) {
        if (isPlain(state, observer, target)) {
            return true;
        }
        for (Perception perception : Perception.of(state, observer, target)) {
            if (perception.detects(observer, target)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that power can be aimed at the target by a sense that detects it. Ledger: GG-DET-6, table 3.5. */
    public static boolean isTarget(GladiatorsState state, Gladiator observer, Gladiator target, PlainPower way) {
        return isPlain(state, observer, target)
                || aim(state, observer, target, way).isPresent();
    }

    /** What aiming by the best of the senses that detect the target adds to the roll; empty if none does. Ledger: GG-HIT-16. */
    static OptionalInt aim(GladiatorsState state, Gladiator observer, Gladiator target, PlainPower way) {
        OptionalInt best = OptionalInt.empty();
        for (Perception perception : Perception.of(state, observer, target)) {
            if (perception.detects(observer, target) && perception.sense().aims(way, perception.range())) {
                int toHit = perception.sense().toHit(perception.range());
                if (best.isEmpty() || toHit > best.getAsInt()) {
                    best = OptionalInt.of(toHit);
                }
            }
        }
        return best;
    }

    /** Whether a roll would still be allowed. */
    public static boolean mayTry(GladiatorsState state, Gladiator observer, Gladiator target) {
        return !isSpotted(state, observer, target)
                && worthTrying(state, observer, target).isPresent();
    }

    /** The sense with the best chance, unless somebody has looked in vain already. Ledger: GG-DET-5. */
    private static Optional<Perception> worthTrying(GladiatorsState state, Gladiator observer, Gladiator target) {
        Perception best = null;
        for (Perception perception : Perception.of(state, observer, target)) {
            if (perception.hasFailed(state, observer, target)) {
                return Optional.empty();
            }
            if (best == null || perception.needed() < best.needed()) {
                best = perception;
            }
        }
        return Optional.ofNullable(best);
    }

    /** As nearly always: nothing on the table conceals anybody, no wall stands between, and nobody looks from elsewhere. */
    static boolean isPlain(GladiatorsState state, Gladiator observer, Gladiator target) {
        return state.environments().isEmpty()
                && !target.hiding().now()
                && !target.position().isHiddenBelow()
                && observer.viewpoint().at().isEmpty()
                && hasEyes(observer)
                && new LineOfFire(state.map(), state.walls())
                        .sees(observer.position().spot(), target.position().spot())
                && !Running.anyOn(state, target, Concealment.class)
                && !Running.anyOn(state, observer, Suppress.class);
    }

    /** Vision of one's own that is always on and whole. */
    private static boolean hasEyes(Gladiator observer) {
        for (OwnedPower power : observer.powers()) {
            if (power.way().kind() instanceof Detection
                    && power.way().isAlwaysOn()
                    && power.way().form().has(SenseKind.VISION.word())) {
                int place = power.place();
                return Running.works(observer, power)
                        && observer.levels().drained().get(place) == 0
                        && observer.levels().weakened().get(place) == 0;
            }
        }
        return false;
    }
}
