package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Those whom a source has hit, as recipients of what it does to them. */
final class HitTargets {

    private HitTargets() {}

    /** Whoever was hit with it; of one alone nobody is named. */
    static List<Recipient> of(CheckInProgress check, AttackSource source) {
        List<Participant> targets = new ArrayList<>();
        for (Hit hit : ((AttackInProgress) check).hits()) {
            boolean person = !hit.target().isVehicle();
            if (hit.source() == source && person && hit.injures() && !targets.contains(hit.target())) {
                targets.add(hit.target());
            }
        }
        if (targets.size() == 1) {
            return List.of(new Recipient("", "", Optional.of(targets.get(0)), 0));
        }
        return Recipient.each(targets);
    }
}
