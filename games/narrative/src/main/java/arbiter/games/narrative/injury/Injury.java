package arbiter.games.narrative.injury;

import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.CriticalInjury;
import java.util.Optional;

/**
 * A Critical Injury that somebody suffers: which, what it struck where that matters, for how many ends of turns its short
 * effect lasts, and in which round it kills. Ledger: NAR-CRIT-3.
 */
public record Injury(
        CriticalInjury row, Optional<Characteristic> characteristic, Optional<Limb> limb, int turns, int deadlyRound) {

    static Injury of(CriticalInjury row) {
        return new Injury(row, Optional.empty(), Optional.empty(), 0, 0);
    }

    /** Written out because odds ask it all the time, and rows of a table are mostly the very same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Injury that
                && (row == that.row || row.equals(that.row))
                && turns == that.turns
                && deadlyRound == that.deadlyRound
                && characteristic.equals(that.characteristic)
                && limb.equals(that.limb);
    }

    @Override
    public int hashCode() {
        int struck = 31 * characteristic.map(Enum::ordinal).orElse(-1)
                + limb.map(Enum::ordinal).orElse(-1);
        return 31 * (31 * (31 * row.id().hashCode() + turns) + deadlyRound) + struck;
    }

    Injury on(Characteristic which) {
        return new Injury(row, Optional.of(which), limb, turns, deadlyRound);
    }

    Injury on(Limb which) {
        return new Injury(row, characteristic, Optional.of(which), turns, deadlyRound);
    }

    Injury lasting(int ends) {
        return new Injury(row, characteristic, limb, ends, deadlyRound);
    }

    Injury killingIn(int round) {
        return new Injury(row, characteristic, limb, turns, round);
    }
}
