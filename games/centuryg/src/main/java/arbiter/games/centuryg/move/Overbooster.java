package arbiter.games.centuryg.move;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Some Zones more with the next Action: how many for one Energy, for two, and so on. Ledger: overbooster, BCG-AMB-75. */
public record Overbooster(List<Integer> zones) implements BeginningUpgrade {

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() > 0
                && self.works(state, unit)
                && !state.done().contains(self.id())
                && Movement.budget(state, unit, true) > 0) {
            for (int energy = 1; energy <= zones.size() && energy <= unit.energy(); energy++) {
                deeds.add(new Thrust(self, energy, zones.get(energy - 1)));
            }
        }
    }

    /** So many Zones for that Energy. */
    public record Thrust(InstalledTrait<?> upgrade, int energy, int zones) implements CenturyAct {

        @Override
        public String id() {
            return upgrade.id() + ":" + zones;
        }

        @Override
        public String text() {
            return upgrade.name() + ": " + zones + " Zones more with the next Action";
        }

        @Override
        public List<Cost> costs() {
            return WindowAnswer.cost("Energy", energy);
        }

        @Override
        public double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
            return prospects.isShortBy(zones) ? 1 : 0;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            if (EnergyPayment.item(play, unit, upgrade.id(), energy, upgrade.name())) {
                Mark mark = Mark.own(Mark.Kind.FASTER, unit, zones, Clock.ROUND);
                play.emit(new Marked(mark, "can go " + zones + " Zones farther"));
            }
        }
    }
}
