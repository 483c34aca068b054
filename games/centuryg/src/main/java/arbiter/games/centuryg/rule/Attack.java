package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Struck;
import arbiter.games.centuryg.state.TestSettled;
import arbiter.games.centuryg.state.WeaponUsed;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** One mecha attack in its exact order. Ledger: 5.3. */
public final class Attack {

    private Attack() {}

    /** Carries an Offensive Action out, from the options of its Weapon on. */
    static void resolve(Play<CenturyState> play, Fighter unit, Offense offense, Strike.Occasion occasion) {
        Strike strike = new Strike(unit, offense.mode(), offense.wield(), occasion);
        SupportFire.join(play.state(), strike);
        Misfortune.befall(play.state(), strike);
        Targets finder = offense.finder().orElseGet(() -> new Targets(play.state(), unit));
        Declaration.boost(play, strike, offense.targets().size()); // step 3
        Declaration.target(play, strike, offense.targets(), finder); // step 4
        Approach.resolve(play, strike, finder);
        if (!unit.isFighting()) { // destroyed on the way: the Action is used
            return;
        }
        pay(play, strike); // step 5
        if (!unit.isFighting()) { // destroyed by paying: electromagnetic-detonator
            return;
        }
        SuicideSwarm.sacrifice(play, strike);
        gather(play, strike);
        SynchroAttack.pay(play, strike); // BCG-AMB-89
        roll(play, strike);
        Impact.resolve(play, strike); // steps 12 to 16
        aftermath(play, strike);
    }

    private static void pay(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        int energy = Working.cost(unit, strike.weapon()) + strike.boostEnergy();
        if (energy > 0) {
            Spend.energy(play, unit, energy, strike.weapon().name());
        }
    }

    /** Who is attacked; whoever has left meanwhile is not. */
    private static void gather(Play<CenturyState> play, Strike strike) {
        CenturyState state = play.state();
        Lines.draw(play, strike);
        for (Fighter struck : Spread.of(state, strike)) {
            if (struck.isFighting()) {
                strike.victims.add(new Victim(struck));
            }
        }
        ExpertSupport.exclude(play, strike);
        for (Victim victim : strike.victims()) {
            strike.attacked.add(victim.fighter());
        }
        Bystander.join(state, strike); // BCG-DUEL-5
    }

    /** Steps 7 to 11; with nobody to attack there is no roll. Ledger: 5.3 step 6. */
    private static void roll(Play<CenturyState> play, Strike strike) {
        CenturyState state = play.state();
        if (strike.victims().isEmpty()) {
            strike.tension = Tension.of(state, strike); // for what the Weapon does to its user: BCG-ABIL-4
            return;
        }
        Fighter unit = strike.attacker();
        if (!state.marks().isEmpty()
                && (state.has(Mark.Kind.PIERCING, unit) || ChampionPowers.signature(state, strike) > 0)) {
            strike.ignoreDefenses();
        }
        TestAnswers.resolve(play, strike); // steps 7 to 10
        settle(play, strike); // step 11
    }

    /** Whom the roll hits in the end. */
    private static void settle(Play<CenturyState> play, Strike strike) {
        List<String> tested = new ArrayList<>(strike.victims().size());
        for (Victim victim : strike.victims()) {
            tested.add(victim.fighter().id());
        }
        Bystander.settle(play.state(), strike);
        String unit = strike.attacker().id();
        List<String> hit = new ArrayList<>(strike.victims().size());
        for (Victim victim : strike.victims()) {
            play.emit(new TestSettled(unit, victim.fighter().id(), victim.isHit(), victim.margin()));
            if (victim.isHit()) {
                hit.add(victim.fighter().id());
            }
        }
        if (tested.size() > 1) {
            play.emit(new Struck(unit, List.copyOf(tested), List.copyOf(hit)));
        }
    }

    /** Steps 17 to 19. */
    private static void aftermath(Play<CenturyState> play, Strike strike) {
        Overheating.resolve(play, strike);
        SuicideSwarm.perish(play, strike);
        if (strike.mode() == Strike.Mode.ENGAGE) {
            Duel.begin(play, strike.attacker(), strike.named);
        }
        if (strike.mode() == Strike.Mode.ASSIST) {
            Assist.mark(play, strike);
        }
        WeaponEffects.marks(play, strike);
        FinalBeam.cool(play, strike);
        useUp(play, strike);
        Aftermath.resolve(play, strike);
        Possession.end(play, strike.attacker()); // BCG-AMB-124
        FreeAttacks.resolve(play, strike); // step 19
    }

    private static void useUp(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        Aiming.lose(play, unit);
        boolean oneShot = strike.is(WeaponAbility.ONE_SHOT) || strike.wield().manner() == Manner.SPENT;
        boolean slow = strike.is(WeaponAbility.SLOW);
        boolean technique = strike.is(WeaponAbility.TECHNIQUE);
        if (oneShot || slow || technique) {
            play.emit(new WeaponUsed(unit.id(), strike.weapon().id(), oneShot, slow, technique));
        }
    }
}
