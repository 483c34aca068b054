package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** An Area from its placement on, with those linked to it. Ledger: section 5.2, GG-AMB-110. */
public final class AreaChain {

    private AreaChain() {}

    /** As an action or a Quick use: with its follow-ups, and after them whoever was too slow to get out. */
    public static void act(Play<GladiatorsState> play, List<PowerUse> uses, AreaTemplate template) {
        AreaOutcome outcome = resolve(play, uses, template, Optional.empty());
        FollowUps.resolve(play, uses, outcome.affected());
        outcome.tooSlow().late(play); // 12
    }

    /** What came of it; a follow-up has to catch somebody. */
    static AreaOutcome resolve(
            Play<GladiatorsState> play, List<PowerUse> uses, AreaTemplate template, Optional<Gladiator> must) {
        Optional<Aimed> aimed = play.once("area.aimed", () -> aimed(play, uses.get(0), template, must));
        return aimed.isEmpty()
                ? AreaOutcome.NOTHING
                : AreaSequence.outcome(
                        play, uses, aimed.get().area(), aimed.get().speculative());
    }

    /** Where it is to lie, and whether nobody knows if that is worth it. */
    private record Aimed(PlacedArea area, boolean speculative) {}

    private static Optional<Aimed> aimed(
            Play<GladiatorsState> play, PowerUse use, AreaTemplate template, Optional<Gladiator> must) {
        Optional<PlacedArea> placed = AreaPlacing.resolve(play, use, template, must);
        return placed.map(area -> new Aimed(area, AreaPlacing.isSpeculative(play.state(), use, area)));
    }
}
