package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.ability.Detection;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A sense at work: its kind and Level, from where it looks, and whether walls let it through. Ledger: GG-DET-3, GG-DK-02.
 */
record ActiveSense(SenseKind kind, int level, Spot from, boolean throughWalls) {

    /** Those of a unit that work just now. Whoever looks from elsewhere has no other sense meanwhile. Ledger: GG-DK-02. */
    static List<ActiveSense> of(GladiatorsState state, Gladiator unit) {
        List<ActiveSense> senses = new ArrayList<>();
        Optional<Spot> elsewhere = unit.viewpoint().at();
        Spot from = elsewhere.isPresent() ? elsewhere.get() : unit.position().spot();
        for (RunningPower running : Running.on(state, unit, Detection.class)) {
            int level = running.level(state).total();
            if (level < 1) {
                continue;
            }
            for (ChosenWord option : running.way().form().options()) {
                Optional<SenseKind> kind = SenseKind.of(option.word());
                if (kind.isPresent() && (kind.get() == SenseKind.CLAIRVOYANCE) == elsewhere.isPresent()) {
                    boolean through = kind.get() != SenseKind.CLAIRVOYANCE
                                    && state.lore().sense(option.word()).throughWalls()
                            || running.way().has(IgnoresWalls.class);
                    senses.add(new ActiveSense(kind.get(), level, from, through));
                }
            }
        }
        return senses;
    }

    /** How far it reaches; sight has no end. Ledger: table 3.5, GG-AMB-73. */
    int reach(GladiatorsState state, boolean underWater) {
        var entry = state.lore().sense(kind.word());
        if (entry.hexes().isPresent()) {
            return entry.hexes().getAsInt();
        }
        if (entry.hexesPerLevel().isEmpty()) {
            return Integer.MAX_VALUE;
        }
        int reach = entry.hexesPerLevel().getAsInt() * level;
        return kind == SenseKind.SONAR && underWater ? 2 * reach : reach;
    }
}
