package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.boss.BossPossession;
import arbiter.games.centuryg.duel.Bystander;
import arbiter.games.centuryg.duel.Duel;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.power.PowerAftermath;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SignatureWeapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.support.ExpertSupport;
import arbiter.games.centuryg.support.SupportFire;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.Overheating;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.games.centuryg.weapon.WeaponUse.WeaponUsed;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** One mecha attack in its exact order. Ledger: 5.3. */
public final class Attack {

    private Attack() {}

    /** Carries an Offensive Action out, from the options of its Weapon on. */
    public static void resolve(Play<CenturyState> play, Fighter unit, AttackAction offense, Occasion occasion) {
        AttackInProgress strike = new AttackInProgress(unit, offense.mode(), offense.wield(), occasion);
        SupportFire.join(play.state(), strike);
        AttackUpgrades.befall(play.state(), strike);
        Targets finder = offense.finder().orElseGet(() -> new Targets(play.state(), unit));
        Declaration.boost(play, strike, offense.targets().size()); // step 3
        Declaration.target(play, strike, offense.targets(), finder); // step 4
        AttackApproach.resolve(play, strike, finder);
        if (!unit.isFighting()) { // destroyed on the way: the Action is used
            return;
        }
        pay(play, strike); // step 5
        if (!unit.isFighting()) { // destroyed by paying: electromagnetic-detonator
            return;
        }
        for (WeaponTrait trait : strike.traits()) {
            trait.beforeRoll(play, strike);
        }
        gather(play, strike);
        Powers.onAttack(play, strike); // BCG-AMB-89
        roll(play, strike);
        HitResults.resolve(play, strike); // steps 12 to 16
        aftermath(play, strike);
    }

    private static void pay(Play<CenturyState> play, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        int energy = EquipmentStatus.cost(unit, strike.weapon()) + strike.boostEnergy();
        if (energy > 0) {
            EnergyPayment.energy(play, unit, energy, strike.weapon().name());
        }
    }

    /** Who is attacked; whoever has left meanwhile is not. */
    private static void gather(Play<CenturyState> play, AttackInProgress strike) {
        CenturyState state = play.state();
        LineArea.draw(play, strike);
        for (Fighter struck : AttackArea.of(state, strike)) {
            if (struck.isFighting()) {
                strike.strike(new AttackedUnit(struck));
            }
        }
        ExpertSupport.exclude(play, strike);
        Bystander.join(state, strike); // BCG-DUEL-5
    }

    /** Steps 7 to 11; with nobody to attack there is no roll. Ledger: 5.3 step 6. */
    private static void roll(Play<CenturyState> play, AttackInProgress strike) {
        CenturyState state = play.state();
        if (strike.victims().isEmpty()) {
            strike.countTension(AttackTension.of(state, strike)); // for what the Weapon does to its user: BCG-ABIL-4
            return;
        }
        Fighter unit = strike.attacker();
        if (!state.marks().isEmpty()
                && (state.has(Mark.Kind.PIERCING, unit) || SignatureWeapon.bonus(state, strike) > 0)) {
            strike.ignoreDefenses();
        }
        MightRollAnswers.resolve(play, strike); // steps 7 to 10
        settle(play, strike); // step 11
    }

    /** Whom the roll hits in the end. */
    private static void settle(Play<CenturyState> play, AttackInProgress strike) {
        List<String> tested = new ArrayList<>(strike.victims().size());
        for (AttackedUnit victim : strike.victims()) {
            tested.add(victim.fighter().id());
        }
        List<AttackedUnit> bystanders = Bystander.among(strike);
        Bystander.settle(play.state(), strike);
        String unit = strike.attacker().id();
        List<String> hit = new ArrayList<>(strike.victims().size());
        for (AttackedUnit victim : strike.victims()) {
            boolean meant = !bystanders.contains(victim);
            play.emit(new TestSettled(unit, victim.fighter().id(), meant, victim.isHit(), victim.margin()));
            if (victim.isHit()) {
                hit.add(victim.fighter().id());
            }
        }
        if (tested.size() > 1) {
            play.emit(new Struck(unit, List.copyOf(tested), List.copyOf(hit)));
        }
    }

    /** Steps 17 to 19. */
    private static void aftermath(Play<CenturyState> play, AttackInProgress strike) {
        Overheating.resolve(play, strike);
        for (WeaponTrait trait : strike.traits()) {
            trait.afterRoll(play, strike);
        }
        if (strike.mode() == AttackInProgress.Mode.ENGAGE) {
            Duel.begin(play, strike.attacker(), strike.target().named().orElseThrow());
        }
        if (strike.mode() == AttackInProgress.Mode.ASSIST) {
            Assist.mark(play, strike);
        }
        for (WeaponTrait trait : strike.traits()) {
            trait.leaves(play, strike);
        }
        useUp(play, strike);
        PowerAftermath.resolve(play, strike);
        BossPossession.end(play, strike.attacker()); // BCG-AMB-124
        FreeAttacks.resolve(play, strike); // step 19
    }

    private static void useUp(Play<CenturyState> play, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        AimBenefit.lose(play, unit);
        boolean oneShot = strike.is(WeaponAbility.ONE_SHOT) || strike.wield().manner() == WeaponUse.SPENT;
        boolean slow = strike.is(WeaponAbility.SLOW);
        boolean technique = strike.is(WeaponAbility.TECHNIQUE);
        if (oneShot || slow || technique) {
            play.emit(new WeaponUsed(unit.id(), strike.weapon().id(), oneShot, slow, technique));
        }
    }
}
