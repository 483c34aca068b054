package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.Component;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A Support without an Action. Ledger: commander-type, BCG-TRB-2, BCG-AMB-65. */
public record CommanderType(int energy) implements BeginningUpgrade {

    /** A Support without an Action is worth one Energy. */
    private static final double FREELY = 1.4;

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        offer(state, unit, new Component(unit.fittings().fitted(), unit), self, deeds);
    }

    /** With the Supports of one part of a combined Unit. */
    @Override
    public void offerAboard(
            CenturyState state, Fighter unit, Fighter pilot, InstalledTrait<?> self, List<CenturyAct> deeds) {
        offer(state, unit, Component.own(state, unit, pilot), self, deeds);
    }

    private void offer(
            CenturyState state, Fighter unit, Component part, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() < energy || !self.works(state, unit) || state.done().contains(self.id())) {
            return;
        }
        List<CenturyAct> ready = new ArrayList<>();
        Support.ready(state, unit, part, 0, ready);
        for (CenturyAct deed : ready) {
            deeds.add(new Command(self, energy, (Support) deed));
        }
    }

    /** The use of one Support. */
    public record Command(InstalledTrait<?> upgrade, int energy, Support support) implements CenturyAct {

        @Override
        public String id() {
            return upgrade.id() + ":" + support.upgrade().id();
        }

        @Override
        public String text() {
            return upgrade.name() + ": " + support.upgrade().name();
        }

        @Override
        public List<String> whom() {
            return support.whom();
        }

        @Override
        public List<Cost> costs() {
            return WindowAnswer.cost("Energy", energy);
        }

        /** Before anything else, if it is worth its Energy; of several the best. */
        @Override
        public double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
            double worth = prospects.support(support);
            return worth > FREELY ? worth : 0;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            if (EnergyPayment.item(play, unit, upgrade.id(), energy, upgrade.name())) {
                support.call(play, unit, 0);
            }
        }
    }
}
