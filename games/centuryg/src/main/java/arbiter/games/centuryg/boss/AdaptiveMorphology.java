package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.games.centuryg.upgrade.ActiveDefenseUpgrade;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.games.centuryg.weapon.WeaponType;
import arbiter.kernel.Play;
import java.util.List;

/** An Active Defense that needs no word: against Beams or against all others. Ledger: adaptive-morphology. */
public record AdaptiveMorphology(int second, int later) implements ActiveDefenseUpgrade, BossUpgrade {

    @Override
    public void stand(CenturyState state, AttackInProgress strike, AttackedUnit victim, InstalledTrait<?> self) {
        Fighter boss = victim.fighter();
        int level = BossLevel.of(boss);
        if (level == 0 || victim.isDefended() || strike.ignoresDefenses() || !state.enemies(boss, strike.attacker())) {
            return;
        }
        for (Fitted fitted : self.copies()) {
            if (WeaponType.matches(fitted.choice(), strike) != state.has(Mark.Kind.ADAPTED, boss)) {
                victim.defendWith(level == 2 ? second : later);
            }
        }
    }

    /** In the last Level the kind may be changed. */
    @Override
    public void offer(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (level == Fighter.LEVELS && !state.done().contains(self.id())) {
            deeds.add(BossUpgrades.item(self, ": change the type", 0, AdaptiveMorphology::adapt));
        }
    }

    private static void adapt(Play<CenturyState> play, Fighter boss) {
        if (play.state().has(Mark.Kind.ADAPTED, boss)) {
            play.emit(new MarksEnded(boss.id(), Mark.Kind.ADAPTED));
        } else {
            play.emit(new Marked(Mark.own(Mark.Kind.ADAPTED, boss, 1, Clock.FIGHT), "adapts its skin"));
        }
    }

    /** It stays against the kind of Weapon that it was built against. */
    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return false;
    }
}
