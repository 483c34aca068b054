package arbiter.content.yaml;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A small arsenal of records to read files into. */
final class Armoury {

    enum Attribute {
        VSN,
        AGI,
        POINT_BLANK
    }

    sealed interface Effect permits Piercing, Blast, Plain {}

    record Piercing(int rating) implements Effect {}

    record Blast(int radius, List<String> spares) implements Effect {}

    enum Plain implements Effect {
        SLOW,
        TWO_HANDED
    }

    record Attack(
            int range, Attribute attribute, @Default("1") int shots) {
        Attack {
            if (range < 0) {
                throw new IllegalArgumentException("a range cannot be negative");
            }
        }
    }

    record Gun(
            String id,
            String name,
            OptionalInt ammo,
            Optional<String> maker,
            Set<String> tags,
            List<Attack> attacks,
            Map<Attribute, Integer> needs,
            List<Effect> effects,
            boolean loud,
            @Key("class") Optional<String> group) {}

    record Rack(List<Gun> guns) {}

    record Note(String title, Node body) {}

    private Armoury() {}

    static Gun gun(String yaml) {
        return Yaml.read(Source.text("gun.yaml", yaml), Gun.class);
    }

    static Rack rack(String yaml) {
        return Yaml.read(Source.text("rack.yaml", yaml), Rack.class);
    }
}
