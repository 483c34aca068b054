package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Arrivals;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Actions that Boss Traits give. Ledger: overwhelming-pressure, elusive-form. */
public final class BossActs {

    private BossActs() {}

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (TraitUses.ready(unit, TraitId.OVERWHELMING_PRESSURE)) {
            deeds.add(new Pressure());
        }
        if (TraitUses.ready(unit, TraitId.ELUSIVE_FORM)) {
            deeds.add(new Vanish());
        }
    }

    /** How many Layers Overwhelming Pressure takes from somebody in the Zone. */
    public static int pressed(Fighter boss, Fighter other) {
        return Math.max(0, boss.body().person().level() - other.body().person().level());
    }

    /** Everybody in the Zone loses a Layer for each Power Level they are below. */
    private record Pressure() implements CenturyAct {

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
            FootMovement.freely(play, unit, 1, "pressure.place"); // BCG-MATCH-8, BCG-AMB-27
            TraitUses.use(play, unit, TraitId.OVERWHELMING_PRESSURE, Period.EPISODE);
            for (Fighter other : play.state().units()) {
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
    private record Vanish() implements CenturyAct {

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
