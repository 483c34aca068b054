package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Scene, an Episode or an Arc is over, and what it wears out returns. Ledger: BCG-GEN-4. */
public record PeriodEnded(Period period) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        for (Fighter fighter : state.fighters()) {
            if (fighter.hasBody()) {
                fighter.body().ends(period);
                if (fighter.isOnFoot() && fighter.fate == Fate.DEFEATED) {
                    fighter.fate = Fate.FIGHTING; // BCG-AMB-23
                }
                if (period != Period.SCENE && fighter.body().person().tier().hasPowers()) {
                    fighter.genre.points = fighter.body().person().level();
                }
            }
        }
        state.scene.clear();
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The " + period.word() + " ends");
    }
}
