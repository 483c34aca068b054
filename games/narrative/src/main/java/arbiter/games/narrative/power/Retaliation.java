package arbiter.games.narrative.power;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** What powers on the target do to the attacker when everything else is done. Ledger: section 5.2, steps 14 and 19. */
public final class Retaliation {

    private Retaliation() {}

    public static void resolve(Play<NarrativeState> play, AttackInProgress attack) {}
}
