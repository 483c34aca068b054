package arbiter.lab.rating;

import arbiter.lab.run.Fights;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.FightResult;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Fights in which somebody has one place; what is asked is how that side does, or how all others do. */
record Seat(Fights<?> fights, String side, boolean others) {

    /** None for a fight lost, one for one that nobody won, two for one won; empty if it was cancelled. */
    Optional<Integer> halves(long number, BooleanSupplier cancelled) {
        return fights.play(number, cancelled).map(this::halves);
    }

    private int halves(FightResult fight) {
        if (fight.end() == FightEnd.FAULT) {
            throw new FaultyFight(fights.job().start().name(), fight.number(), fight.text());
        }
        int won = fight.halves(side);
        return others ? 2 - won : won;
    }
}
