package arbiter.games.narrative.attack;

import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.status.Status;

/** Which trait belongs to which active quality. Passive ones are asked for by name where they matter. Ledger: table 3.18. */
final class QualityTraits {

    private QualityTraits() {}

    static SpendTrait of(RatedQuality rated, AttackSource source) {
        int rating = rated.rating().orElse(1);
        return switch (rated.quality().id()) {
            case "auto-fire" -> new ExtraHit(source, true); // NAR-Q-2
            case "linked" -> new ExtraHit(source, false); // NAR-Q-16
            case "blast" -> new Blast(source, rating); // NAR-Q-3
            case "burn" -> new Burn(source, rating); // NAR-Q-5
            case "concussive" -> new StatusQuality(source, Status.STAGGERED, rating, 12); // NAR-Q-6
            case "disorient" -> new StatusQuality(source, Status.DISORIENTED, rating, 5); // NAR-Q-10
            case "ensnare" -> new StatusQuality(source, Status.IMMOBILIZED, rating, 8); // NAR-Q-11
            case "guided" -> new Guided(source, rating); // NAR-Q-12
            case "knockdown" -> new Knockdown(source); // NAR-Q-14
            case "stun" -> new StunQuality(source, rating); // NAR-Q-21
            case "sunder" -> new Sunder(source); // NAR-Q-23
            default -> throw new IllegalArgumentException(rated + " is active, and no rule says what it does");
        };
    }
}
