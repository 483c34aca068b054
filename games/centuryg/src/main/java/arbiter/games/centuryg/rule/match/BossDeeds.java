package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.person.Arrivals;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.rule.person.Traits;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;
import java.util.List;

/** Actions that Boss Traits give. Ledger: overwhelming-pressure, elusive-form. */
public final class BossDeeds {

    private BossDeeds() {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (Traits.ready(unit, TraitId.OVERWHELMING_PRESSURE)) {
            deeds.add(new Pressure());
        }
        if (Traits.ready(unit, TraitId.ELUSIVE_FORM)) {
            deeds.add(new Vanish());
        }
    }

    /** How many Layers Overwhelming Pressure takes from somebody in the Zone. */
    public static int pressed(Fighter boss, Fighter other) {
        return Math.max(0, boss.body().person().level() - other.body().person().level());
    }

    /** Everybody in the Zone loses a Layer for each Power Level they are below. */
    private record Pressure() implements Deed {

        @Override
        public String id() {
            return "overwhelming-pressure";
        }

        @Override
        public String text() {
            return "Overwhelming Pressure on everybody here";
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            Buildup.lose(play, unit);
            Steps.freely(play, unit, 1, "pressure.place"); // BCG-MATCH-8, BCG-AMB-27
            Traits.use(play, unit, TraitId.OVERWHELMING_PRESSURE, Period.EPISODE);
            for (Fighter other : play.state().fighters()) {
                if (other != unit && other.isOnFoot() && other.isFighting() && other.zone() == unit.zone()) {
                    int layers = pressed(unit, other);
                    for (int i = 0; i < layers; i++) {
                        PlotArmor.strip(play, other, "overwhelming pressure");
                    }
                }
            }
        }
    }

    /** Out of the Match. */
    private record Vanish() implements Deed {

        @Override
        public String id() {
            return "vanish";
        }

        @Override
        public String text() {
            return "Elusive Form: leave";
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            Arrivals.leave(play, unit);
        }
    }
}
