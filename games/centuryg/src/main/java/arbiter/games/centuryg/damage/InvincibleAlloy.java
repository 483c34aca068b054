package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.UnitCondition.AlloyHeld;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.DamageUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;

/** Armour that shrugs off what maims others, and the first blow that would destroy. Ledger: invincible-alloy. */
public record InvincibleAlloy(int energy) implements BeginningUpgrade, DamageUpgrade {

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (unit.energy() >= energy && !state.done().contains(self.id())) {
            deeds.add(UpgradeItem.of(
                    self,
                    self.name() + ": ignore Maiming for a Round",
                    energy,
                    (play, user) -> resolve(play, user, self)));
        }
    }

    private void resolve(Play<CenturyState> play, Fighter unit, InstalledTrait<?> self) {
        if (EnergyPayment.item(play, unit, self.id(), energy, self.name())) {
            Mark mark = Mark.own(Mark.Kind.IGNORES_MAIMS, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "ignores its Maimed Areas for a Round"));
        }
    }

    /** Not against Techniques, nor where there is nothing to stand on. Ledger: BCG-AMB-42, BCG-DMG-6. */
    @Override
    public void offerSurvival(Fighter owner, DamageCause cause, InstalledTrait<?> self, List<WindowAnswer> answers) {
        if (!owner.used().isSaved() && !cause.technique() && owner.levelPoints() > 0) {
            answers.add(WindowAnswer.of(
                            owner,
                            self.id(),
                            () -> self.name() + ": stay at 1 Threshold",
                            List.of(),
                            play -> play.emit(new AlloyHeld(owner.id())))
                    .weighed(self.trait()::worthAnswering));
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return unit.maims().size() > 1;
    }
}
