package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.DefenseRaised;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import java.util.List;

/** Defenses that answer the result of an Enemy's Might Test. Ledger: table 3.9, BCG-AD-1, BCG-AD-2, BCG-AMB-84 to BCG-AMB-86. */
public final class ActiveDefense {

    private static final int PLATES = 3;
    private static final int HEAVY_PLATES = 5;

    private ActiveDefense() {}

    /** What this owner may raise now, for itself or an ally. A miss needs no answer: a reroll asks again. */
    public static void offer(CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (!owner.fittings().hasAny(UpgradeKind.ACTIVE_DEFENSE)
                || strike.ignoresDefenses
                || !state.enemies(strike.attacker(), owner) // BCG-AMB-84
                || strike.defenders.contains(owner)
                || state.has(Mark.Kind.BARRIER, owner)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
            if (isOpen(state, victim)) {
                if (victim.fighter() == owner) {
                    plates(state, strike, victim, answers);
                    booster(state, strike, victim, answers);
                    cloaking(state, strike, victim, answers);
                }
                aura(state, strike, owner, victim, answers);
            }
        }
    }

    /** Only one Active Defense helps a target against a Test, a Barrier being one. Ledger: BCG-AMB-85. */
    private static boolean isOpen(CenturyState state, AttackedUnit victim) {
        return victim.isHit()
                && !victim.isDecided()
                && !victim.isDefended()
                && !state.has(Mark.Kind.BARRIER, victim.fighter());
    }

    private static void plates(
            CenturyState state, AttackInProgress strike, AttackedUnit victim, List<WindowAnswer> answers) {
        Fighter owner = victim.fighter();
        for (Fitted copy : owner.fittings().all(UpgradeId.ABSORBING_ARMOR)) {
            boolean complete = victim.margin() <= PLATES; // no Damage left: free, so no Energy is needed either
            if (suits(state, strike, owner, copy) && (complete || owner.energy() >= 1)) {
                answers.add(WindowAnswer.of(
                        owner,
                        "absorbing-armor",
                        () -> "Absorbing Armor: Defense +3, free if no Damage is left",
                        WindowAnswer.cost("Energy", complete ? 0 : 1),
                        play -> {
                            victim.absorb();
                            raise(play, strike, owner, victim, "Absorbing Armor", PLATES);
                        }));
                break;
            }
        }
        for (Fitted copy : owner.fittings().all(UpgradeId.CUSTOM_DEFENSE)) {
            if (suits(state, strike, owner, copy)) {
                pay(strike, owner, victim, "custom-defense:3", "Custom Defense", 1, PLATES, answers);
                pay(strike, owner, victim, "custom-defense:5", "Custom Defense", 2, HEAVY_PLATES, answers);
                break;
            }
        }
    }

    private static void booster(
            CenturyState state, AttackInProgress strike, AttackedUnit victim, List<WindowAnswer> answers) {
        if (EquipmentStatus.has(state, victim.fighter(), UpgradeId.REACTIVE_BOOSTER)) {
            int bonus = Ranks.speed(state, victim.fighter()) / 2;
            pay(strike, victim.fighter(), victim, "reactive-booster", "Reactive Booster", 1, bonus, answers);
        }
    }

    private static void cloaking(
            CenturyState state, AttackInProgress strike, AttackedUnit victim, List<WindowAnswer> answers) {
        if (!strike.isArea() && EquipmentStatus.has(state, victim.fighter(), UpgradeId.ELECTRONIC_CLOAKING_SYSTEM)) {
            int bonus = Ranks.systems(state, victim.fighter());
            pay(
                    strike,
                    victim.fighter(),
                    victim,
                    "electronic-cloaking-system",
                    "Electronic Cloaking System",
                    2,
                    bonus,
                    answers);
        }
    }

    private static void aura(
            CenturyState state,
            AttackInProgress strike,
            Fighter owner,
            AttackedUnit victim,
            List<WindowAnswer> answers) {
        Fighter ally = victim.fighter();
        if (EquipmentStatus.has(state, owner, UpgradeId.SHIELDING_AURA)
                && !state.enemies(owner, ally)
                && state.distance(owner, ally) <= Ranks.systems(state, owner)) {
            pay(strike, owner, victim, "shielding-aura:" + ally.id(), "Shielding Aura", 1, PLATES, answers);
        }
    }

    private static void pay(
            AttackInProgress strike,
            Fighter owner,
            AttackedUnit victim,
            String id,
            String name,
            int energy,
            int bonus,
            List<WindowAnswer> answers) {
        if (bonus > 0 && owner.energy() >= energy) {
            answers.add(WindowAnswer.of(
                    owner,
                    id,
                    () -> name + ": Defense +" + bonus + " for "
                            + victim.fighter().name(),
                    WindowAnswer.cost("Energy", energy),
                    play -> {
                        EnergyPayment.energy(play, owner, energy, name);
                        raise(play, strike, owner, victim, name, bonus);
                    }));
        }
    }

    private static void raise(
            Play<CenturyState> play,
            AttackInProgress strike,
            Fighter owner,
            AttackedUnit victim,
            String name,
            int bonus) {
        victim.defendWith(bonus);
        strike.defenders.add(owner);
        play.emit(new DefenseRaised(victim.fighter().id(), owner.id(), name, bonus, victim.defense(), victim.total()));
    }

    /** Against the kind of Weapon chosen when it was built. */
    private static boolean suits(CenturyState state, AttackInProgress strike, Fighter owner, Fitted copy) {
        return EquipmentStatus.works(state, owner, copy) && WeaponType.matches(copy.choice(), strike);
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

    /** Absorbing Armor is paid for once the Test is final, unless it has left no Damage. Ledger: BCG-AMB-86. */
    public static void settle(Play<CenturyState> play, AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isAbsorbing() && victim.isHit() && victim.margin() > 0) {
                if (victim.fighter().energy() >= 1) {
                    EnergyPayment.energy(play, victim.fighter(), 1, "Absorbing Armor");
                } else {
                    victim.dropActiveDefense(); // a reroll has made it cost what is not there
                }
            }
        }
    }
}
