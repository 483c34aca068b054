package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** The target is prone; for large ones it costs more. Ledger: NAR-Q-14. */
record Knockdown(AttackSource source) implements SpendTrait {

    /** One advantage more for each point of silhouette above 1. */
    static int surcharge(Quality quality, AttackInProgress attack) {
        int silhouette = attack.aimedAt().profile().silhouette();
        return quality.id().equals("knockdown") ? Math.max(0, silhouette - 1) : 0;
    }

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        List<Recipient> standing = new ArrayList<>();
        for (Recipient recipient : HitTargets.of(check, source)) {
            if (!recipient.unit().orElseThrow().isProne()) {
                standing.add(recipient);
            }
        }
        return standing;
    }

    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return 6;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        Prone.fall(play, recipient.unit().orElseThrow());
    }
}
