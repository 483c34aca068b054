package arbiter.games.narrative.attack;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** Whoever overpowered somebody may repeat the attack at once with the same pool. Ledger: NAR-CI-16, section 5.2, step 19. */
final class Overpowering {

    private Overpowering() {}

    static void resolve(Play<NarrativeState> play, AttackInProgress attack) {
        boolean possible = attack.overpowered()
                && attack.actor().canAct()
                && attack.aimedAt().present()
                && !attack.aimedAt().vitals().dead();
        if (possible
                && play.confirm(
                        attack.actor().decider(),
                        "attack.again",
                        () -> "Does " + attack.actor().name() + " attack "
                                + attack.aimedAt().name() + " again at once?")) {
            Attack.resolve(play, attack::again);
        }
    }
}
