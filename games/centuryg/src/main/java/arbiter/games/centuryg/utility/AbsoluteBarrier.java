package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.machine.EnergyChoice;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;

/** A shield of so many points for each Energy put into it, for a Round. Ledger: absolute-barrier, BCG-AMB-36. */
public record AbsoluteBarrier(int points) implements BeginningUpgrade {

    /** Energy for a Barrier that is worth the while. */
    private static final int LEAST = 2;

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() > 0 && self.works(state, unit) && !state.done().contains(self.id())) {
            String times = points == 2 ? "twice" : points + " times";
            deeds.add(UpgradeItem.of(
                    self,
                    self.name() + ": a shield of " + times + " the Energy spent",
                    0,
                    (play, user) -> resolve(play, user, self)));
        }
    }

    private void resolve(Play<CenturyState> play, Fighter unit, InstalledTrait<?> self) {
        int energy = EnergyChoice.of(play, unit, "barrier.energy", unit.energy());
        if (EnergyPayment.item(play, unit, self.id(), energy, self.name())) {
            int shield = points * energy;
            Mark mark = Mark.own(Mark.Kind.BARRIER, unit, shield, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "is behind a Barrier against " + shield + " Damage"));
        }
    }

    /** Against one attacker another Active Defense does better; against two a Barrier never comes too late. */
    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return prospects.spareEnergy() >= LEAST && prospects.attackers() >= (hasAnother(unit) ? 2 : 1);
    }

    /** The Barrier is one itself. */
    private static boolean hasAnother(Fighter unit) {
        int defenses = 0;
        List<Fitted> fitted = unit.fittings().fitted();
        for (int i = 0; i < fitted.size(); i++) {
            defenses += fitted.get(i).upgrade().kind() == UpgradeKind.ACTIVE_DEFENSE ? 1 : 0;
        }
        return defenses > 1;
    }
}
