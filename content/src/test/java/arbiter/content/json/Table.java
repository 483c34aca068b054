package arbiter.content.json;

import arbiter.content.catalogue.Arena.Ammo;
import arbiter.content.catalogue.Arena.Gear;
import arbiter.content.catalogue.Arena.Weapon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The state of a made-up game, written as games write theirs: fields that only their package can touch. */
final class Table {

    enum Phase {
        SURPRISE_ROUND,
        FIGHT
    }

    sealed interface Condition permits Stunned, Burning, Lasting {}

    record Stunned(int rounds) implements Condition {}

    record Burning(int damage, Optional<String> by) implements Condition {}

    enum Lasting implements Condition {
        DEAD,
        OUT_COLD
    }

    interface Happening {}

    record Hit(String who, int damage) implements Happening {}

    record Missed(String who) implements Happening {}

    record Spot(int x, int y) {}

    static final class Fighter {
        private String name;
        private boolean hidden;
        private Spot spot;
        private OptionalInt initiative = OptionalInt.empty();
        private Weapon weapon;
        private List<Gear> gear = new ArrayList<>();
        private Map<Ammo, Integer> rounds = new LinkedHashMap<>();
        private Set<String> languages = new LinkedHashSet<>();
        private List<Condition> conditions = new ArrayList<>();
        private transient int cached = 7;

        private Fighter() {}

        Fighter(String name, Weapon weapon) {
            this.name = name;
            this.weapon = weapon;
            this.spot = new Spot(1, 2);
            this.hidden = true;
            this.initiative = OptionalInt.of(cached);
        }

        boolean isVeryDangerous() {
            return true;
        }

        String getTitle() {
            return "Captain " + name;
        }

        Fighter with(Gear item, Ammo ammo, int amount) {
            gear.add(item);
            rounds.put(ammo, amount);
            languages.addAll(List.of("zulu", "english", "aramaic", "basque"));
            conditions.addAll(List.of(new Stunned(2), Lasting.OUT_COLD, new Burning(3, Optional.empty())));
            return this;
        }
    }

    Phase phase = Phase.SURPRISE_ROUND;
    int round;
    long[] seeds = {1, 2};
    int[][] board = {{0, 1}, {2, 3}};
    List<Fighter> fighters = new ArrayList<>();
    Optional<Fighter> turn = Optional.empty();
}
