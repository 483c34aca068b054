package arbiter.games.wasteland.quality;

import arbiter.games.wasteland.sheet.RangeBand;
import java.util.Optional;

/** Can be thrown, best at that range. Ledger: WAS-QUAL-14. */
record ThrownQuality(RangeBand range) implements WeaponTrait {

    @Override
    public String words() {
        return "Thrown (" + range.word() + ")";
    }

    @Override
    public Optional<RangeBand> thrownTo() {
        return Optional.of(range);
    }
}
