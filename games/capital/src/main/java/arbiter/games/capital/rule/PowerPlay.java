package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Hampered;
import arbiter.games.capital.state.Hindrance;
import arbiter.games.capital.state.HindranceEnded;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Power Play I and II: an Action that hampers somebody until the Sentinel's next turn. Ledger: power-play-1. */
record PowerPlay(Combatant unit, Combatant target, Hindrance.Kind effect) implements Deed {

    private static final int ENERGY = 2;
    private static final int METRES = 50;
    private static final List<Hindrance.Kind> EFFECTS = List.of(Hindrance.Kind.values());

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (!unit.has(AbilityId.POWER_PLAY_1) || !Purse.affords(state, unit, ENERGY)) {
            return;
        }
        int reach = Math.max(METRES, Armoury.longestRange(unit)) * Armoury.MILLIMETRES;
        for (Combatant target : state.combatants()) {
            if (target != unit
                    && target.present()
                    && state.enemies(unit, target)
                    && unit.base().within(target.base(), reach)
                    && state.sees(unit, target)) {
                add(unit, target, menu);
            }
        }
    }

    private static void add(Combatant unit, Combatant target, List<Deed> menu) {
        for (Hindrance.Kind effect : EFFECTS) {
            if (effect != Hindrance.Kind.NOTHING_TWICE || unit.has(AbilityId.POWER_PLAY_2)) {
                menu.add(new PowerPlay(unit, target, effect));
            }
        }
    }

    @Override
    public String id() {
        return "power-play:" + target.id() + ":" + effect.word();
    }

    @Override
    public String text() {
        return "Power Play against " + target.name() + ": " + effect.meaning();
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
        if (Purse.pay(play, unit, ENERGY, "Power Play")) {
            play.emit(new Hampered(target.id(), new Hindrance(unit.id(), effect)));
        }
    }

    /** A Move Action that was cut short uses the effect up. */
    static void movedShort(Play<CapitalState> play, Combatant unit) {
        if (unit.marks().hampered(Hindrance.Kind.SHORT_MOVE)) {
            play.emit(new HindranceEnded(unit.id(), Hindrance.Kind.SHORT_MOVE));
        }
    }
}
