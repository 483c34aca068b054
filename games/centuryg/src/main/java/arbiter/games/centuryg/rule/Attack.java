package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.AimLost;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.WeaponUsed;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** One mecha attack in its exact order. Ledger: 5.3. */
public final class Attack {

    private Attack() {}

    /** Carries an Offensive Action out, from the choice of the target on. */
    public static void resolve(Play<CenturyState> play, Fighter unit, Offense offense, boolean free) {
        Strike strike = new Strike(unit, offense.mode(), offense.mounted(), free);
        strike.boosted = offense.boosted();
        strike.boostEnergy =
                offense.boosted() ? offense.mounted().weapon().boost().orElse(0) : 0;
        strike.crippling = AimBenefits.crippling(play.state(), strike); // support-fire
        name(play, strike, offense.targets()); // step 4
        approach(play, strike);
        if (!unit.isFighting()) { // destroyed on the way: the Action is used
            return;
        }
        pay(play, strike); // step 5
        if (!unit.isFighting()) { // destroyed by paying: electromagnetic-detonator
            return;
        }
        gather(play, strike);
        strike(play, strike);
        aftermath(play, strike);
    }

    private static void name(Play<CenturyState> play, Strike strike, List<Fighter> targets) {
        List<Whom> options = targets.stream().map(Whom::new).toList();
        strike.named = options.size() == 1
                ? options.get(0).fighter()
                : play.choose(Request.one(strike.attacker().decider(), "attack.target", options)
                                .asking(() -> "Whom does " + strike.attacker().name() + " attack?"))
                        .fighter();
    }

    /** Before the attack the Unit may move closer or around the target. Ledger: BCG-OFF-2. */
    private static void approach(Play<CenturyState> play, Strike strike) {
        CenturyState state = play.state();
        Fighter unit = strike.attacker();
        List<Integer> zones = Targets.from(state, unit, strike.named, strike.mode(), strike.mounted());
        List<Spot> spots =
                zones.stream().map(zone -> Spot.of(state, zone, unit.zone())).toList();
        Spot nearest = spots.stream().filter(Spot::here).findFirst().orElse(spots.get(0));
        Spot spot = spots.size() == 1
                ? spots.get(0)
                : play.choose(Request.one(unit.decider(), "attack.approach", spots)
                        .asking(() -> "Where does " + unit.name() + " attack from?")
                        .otherwise(nearest));
        int[] path = Movement.approach(state, unit, Movement.budget(state, unit, false), strike.named.zone())
                .path(spot.zone());
        strike.zonesMoved = path.length - 1;
        Movement.walk(play, unit, path);
        strike.zone = strike.named.zone();
    }

    private static void pay(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        int energy = Working.cost(unit, strike.weapon()) + strike.boostEnergy();
        if (energy > 0) {
            Spend.energy(play, unit, energy, strike.weapon().name());
        }
    }

    private static void gather(Play<CenturyState> play, Strike strike) {
        CenturyState state = play.state();
        boolean aimed = strike.attacker().aim().isPresent() || AimBenefits.has(state, strike.attacker());
        int range = Ranges.most(state, strike.attacker(), strike.weapon(), aimed);
        for (Fighter struck : Spread.of(state, strike, range)) {
            strike.victims.add(new Victim(struck));
        }
        ExpertSupport.exclude(play, strike);
        Bystander.join(state, strike); // BCG-DUEL-5
    }

    /** Steps 7 to 16. */
    private static void strike(Play<CenturyState> play, Strike strike) {
        MightTest.resolve(play, strike, Modifiers.none());
        TestAnswers.open(play, strike); // step 10
        Bystander.settle(play.state(), strike); // step 11
        for (Victim victim : strike.victims()) {
            if (victim.isHit()) {
                hit(play, strike, victim);
            }
        }
    }

    private static void hit(Play<CenturyState> play, Strike strike, Victim victim) {
        boolean suppresses = Suppression.suppresses(strike);
        boolean halved = strike.mode() == Strike.Mode.SUPPRESS && !strike.is(WeaponAbility.CRIPPLING);
        int margin = victim.margin();
        victim.fullDamage = margin;
        Cause cause = new Cause(
                Optional.of(strike.attacker()),
                true,
                strike.is(WeaponAbility.TECHNIQUE),
                suppresses,
                suppresses,
                strike.ignoresDefenses,
                strike.weapon().name());
        victim.dealtDamage = Harm.resolve(play, victim.fighter(), halved ? margin / 2 : margin, cause);
        if (suppresses) {
            Suppression.mark(play, strike, victim);
        }
        WeaponEffects.resolve(play, strike, victim, cause); // step 16
    }

    /** Steps 17 to 19. */
    private static void aftermath(Play<CenturyState> play, Strike strike) {
        Overheating.resolve(play, strike);
        Fighter unit = strike.attacker();
        if (strike.mode() == Strike.Mode.ENGAGE) {
            Duel.begin(play, unit, strike.named);
        }
        if (strike.mode() == Strike.Mode.ASSIST) {
            Assist.mark(play, strike);
        }
        if (unit.aim().isPresent()) {
            play.emit(new AimLost(unit.id()));
        }
        AimBenefits.useUp(play, strike);
        boolean oneShot = strike.is(WeaponAbility.ONE_SHOT);
        boolean slow = strike.is(WeaponAbility.SLOW);
        boolean technique = strike.is(WeaponAbility.TECHNIQUE);
        if (oneShot || slow || technique) {
            play.emit(new WeaponUsed(unit.id(), strike.weapon().id(), oneShot, slow, technique));
        }
        FreeAttacks.resolve(play, strike);
    }
}
