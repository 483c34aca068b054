package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.DefenseRaised;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.ActiveDefenseUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import java.util.List;

/** Defenses that answer the result of an Enemy's Might Test. Ledger: table 3.9, BCG-AD-1, BCG-AD-2, BCG-AMB-84 to BCG-AMB-86. */
public final class ActiveDefense {

    private ActiveDefense() {}

    /** What this owner may raise now, for itself or an ally. */
    public static void offer(CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        List<InstalledTrait<ActiveDefenseUpgrade>> defenses = owner.upgrades().defenses();
        if (defenses.isEmpty()
                || strike.ignoresDefenses()
                || !state.enemies(strike.attacker(), owner) // BCG-AMB-84
                || strike.wasDefendedBy(owner)
                || state.has(Mark.Kind.BARRIER, owner)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
            for (int i = 0; i < defenses.size(); i++) {
                InstalledTrait<ActiveDefenseUpgrade> one = defenses.get(i);
                one.trait().offer(state, strike, victim, owner, one, answers);
            }
        }
    }

    /** Only one helps a target against a Test, a Barrier being one; a miss needs none: a reroll asks again. Ledger: BCG-AMB-85. */
    public static boolean isOpen(CenturyState state, AttackedUnit victim) {
        return victim.isHit()
                && !victim.isDecided()
                && !victim.isDefended()
                && !state.has(Mark.Kind.BARRIER, victim.fighter());
    }

    /** Whether a copy works against the kind of Weapon chosen when it was built. */
    public static boolean suits(CenturyState state, AttackInProgress strike, Fighter owner, InstalledTrait<?> self) {
        for (Fitted copy : self.copies()) {
            if (EquipmentStatus.works(state, owner, copy) && WeaponType.matches(copy.choice(), strike)) {
                return true;
            }
        }
        return false;
    }

    /** Offers so much Defense for that Energy, if there is any to be had. */
    public static void pay(
            AttackInProgress strike,
            Fighter owner,
            AttackedUnit victim,
            String id,
            InstalledTrait<?> self,
            int energy,
            int bonus,
            List<WindowAnswer> answers) {
        if (bonus > 0 && owner.energy() >= energy) {
            answers.add(WindowAnswer.of(
                            owner,
                            id,
                            () -> self.name() + ": Defense +" + bonus + " for "
                                    + victim.fighter().name(),
                            WindowAnswer.cost("Energy", energy),
                            play -> {
                                EnergyPayment.energy(play, owner, energy, self.name());
                                raise(play, strike, owner, victim, self.name(), bonus);
                            })
                    .weighed(self.trait()::worthAnswering));
        }
    }

    public static void raise(
            Play<CenturyState> play,
            AttackInProgress strike,
            Fighter owner,
            AttackedUnit victim,
            String name,
            int bonus) {
        victim.defendWith(bonus);
        strike.defendedBy(owner);
        play.emit(new DefenseRaised(victim.fighter().id(), owner.id(), name, bonus, victim.defense(), victim.total()));
    }

    /** Whether something of that kind helps one of the targets, so that ignoring it means something. */
    public static boolean helps(CenturyState state, AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isDefended()
                    || victim.activeDefense() > 0
                    || victim.isHit() && state.has(Mark.Kind.BARRIER, victim.fighter())) {
                return true;
            }
        }
        return false;
    }

    /** What stands without a word while the Test is rolled. Ledger: adaptive-morphology. */
    public static void stand(CenturyState state, AttackInProgress strike, AttackedUnit victim) {
        List<InstalledTrait<ActiveDefenseUpgrade>> defenses =
                victim.fighter().upgrades().defenses();
        for (int i = 0; i < defenses.size(); i++) {
            defenses.get(i).trait().stand(state, strike, victim, defenses.get(i));
        }
    }

    /** What is paid once the Test is final. Ledger: BCG-AMB-86. */
    public static void settle(Play<CenturyState> play, AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            for (InstalledTrait<ActiveDefenseUpgrade> one :
                    victim.fighter().upgrades().defenses()) {
                one.trait().settle(play, strike, victim, one);
            }
        }
    }
}
