package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Everybody in the Zone loses a Layer for each Power Level they are below. Ledger: overwhelming-pressure. */
public record OverwhelmingPressure() implements PersonTrait {

    @Override
    public void offerAct(CenturyState state, Fighter unit, TraitInUse own, List<CenturyAct> acts) {
        if (TraitUses.ready(unit, own)) {
            acts.add(new Pressure(own));
        }
    }

    /** How many Layers it takes from somebody in the Zone. */
    public static int pressed(Fighter boss, Fighter other) {
        return Math.max(0, boss.body().person().level() - other.body().person().level());
    }

    /** Pressing everybody here. */
    public record Pressure(TraitInUse own) implements CenturyAct {

        @Override
        public String id() {
            return own.id();
        }

        @Override
        public String text() {
            return own.entry().name() + " on everybody here";
        }

        @Override
        public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
            double sum = 0;
            for (Fighter other : state.units()) {
                if (other != unit && other.isOnFoot() && other.isFighting() && other.zone() == unit.zone()) {
                    double loss = prospects.layers(other, pressed(unit, other));
                    sum += state.enemies(unit, other) ? loss : -loss; // friends suffer as well
                }
            }
            return sum;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            Buildup.lose(play, unit);
            FootMovement.freely(play, unit, 1, "pressure.place"); // BCG-MATCH-8, BCG-AMB-27
            TraitUses.use(play, unit, own, Period.EPISODE);
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
}
