package arbiter.games.centuryg.move;

import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Terrain;
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

/** Floating above the ground for a Round. Ledger: antigravity, BCG-AMB-74, BCG-AMB-76. */
public record Antigravity(int energy) implements BeginningUpgrade {

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() >= energy
                && self.works(state, unit)
                && state.ground().environment(unit.zone()) == Environment.LAND
                && !state.done().contains(self.id())) {
            deeds.add(UpgradeItem.of(
                    self,
                    self.name() + ": ignore the ground and shoot past Enemies for a Round",
                    energy,
                    (play, user) -> resolve(play, user, self)));
        }
    }

    private void resolve(Play<CenturyState> play, Fighter unit, InstalledTrait<?> self) {
        if (EnergyPayment.item(play, unit, self.id(), energy, self.name())) {
            Mark mark = Mark.own(Mark.Kind.FLOATING, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "floats for a Round"));
        }
    }

    /** Off ground that hinders it. */
    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return !state.ground().patches().isEmpty()
                && (state.ground().count(unit.zone(), Terrain.EXTREME) > 0
                        || state.ground().count(unit.zone(), Terrain.DIFFICULT) > 0);
    }
}
