package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Investigated;
import arbiter.games.capital.state.Life;
import arbiter.games.capital.state.Puzzled;
import arbiter.kernel.Cost;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Studying somebody at arm's length, and what that knowledge is worth later. Ledger: know-your-enemy, CAP-AMB-122. */
record KnowYourEnemy(Combatant unit, Combatant target) implements Deed {

    private static final Check.Labels LABELS = Check.Labels.of("know-your-enemy");
    private static final Offer.Use USE = new Offer.Use("Know your Enemy", 0);
    private static final int ENERGY = 1;
    private static final int DIFFICULTY = 7;
    private static final int DEAD = 2;
    private static final int LESS = 3;

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (!unit.has(AbilityId.KNOW_YOUR_ENEMY) || !Purse.affords(state, unit, ENERGY)) {
            return;
        }
        for (Combatant target : state.combatants()) {
            if (target != unit
                    && state.enemies(unit, target)
                    && state.touching(unit, target)
                    && !unit.marks().investigated().contains(target.id())
                    && !unit.marks().puzzles().contains(target.id())) {
                menu.add(new KnowYourEnemy(unit, target));
            }
        }
    }

    @Override
    public String id() {
        return "know-your-enemy:" + target.id();
    }

    @Override
    public String text() {
        return "Know your Enemy: study " + target.name();
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (!Purse.pay(play, unit, ENERGY, "Know your Enemy")) {
            return;
        }
        int difficulty = DIFFICULTY + target.profile().level() + (target.life() == Life.DEAD ? DEAD : 0);
        boolean known = Check.againstGm(play, LABELS, "Know your Enemy", unit, Attribute.KNW, difficulty)
                .succeeds();
        play.emit(known ? new Investigated(unit.id(), target.id()) : new Puzzled(unit.id(), target.id()));
    }

    /** Step 13: everybody who knows the victim may make the damage of a friend, or their own, higher. */
    static Modifiers raise(Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount) {
        CapitalState state = play.state();
        Combatant victim = damage.victim();
        Modifiers raised = amount;
        for (int place = 0; place < state.combatants().size(); place++) {
            Combatant knower = state.inOrder(place);
            if (!knower.marks().investigated().isEmpty()
                    && knower.has(AbilityId.KNOW_YOUR_ENEMY)
                    && knower.present()
                    && knower.marks().knows(victim)
                    && !state.enemies(knower, source)
                    && Hearing.reaches(state, source, knower)
                    && Offer.takenQuietly(
                            play, knower, "know-your-enemy.use", USE, () -> "More damage to " + victim.name() + "?")) {
                raised = raised.and("know your enemy", Math.max(1, knower.score(Attribute.KNW) - LESS));
            }
        }
        return raised;
    }
}
