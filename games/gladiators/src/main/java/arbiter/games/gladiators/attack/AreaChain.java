package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An Area from its placement on, with those linked to it. Ledger: section 5.2, GG-AMB-110. */
final class AreaChain {

    private AreaChain() {}

    /** Those who suffered a result; a follow-up has to catch somebody. */
    static List<Gladiator> resolve(
            Play<GladiatorsState> play, List<PowerUse> uses, AreaTemplate template, Optional<Gladiator> must) {
        Optional<PlacedArea> placed = AreaPlacing.resolve(play, uses.get(0), template, must);
        if (placed.isEmpty()) {
            return new ArrayList<>();
        }
        boolean speculative = AreaPlacing.isSpeculative(play.state(), uses.get(0), placed.get());
        return AreaSequence.resolve(play, uses, placed.get(), speculative);
    }
}
