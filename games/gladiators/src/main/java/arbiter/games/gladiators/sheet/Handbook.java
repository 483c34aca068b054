package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The content as powers and characters are built from it. */
public final class Handbook {

    private final Catalogue content;
    private final List<String> named;

    private Handbook(Catalogue content) {
        this.content = content;
        this.named = Stream.of(Ability.class, DetectionKind.class, MovementClass.class)
                .flatMap(type -> content.shelf(type).ids().stream())
                .toList();
    }

    public static Handbook of(Catalogue content) {
        return new Handbook(content);
    }

    public Catalogue content() {
        return content;
    }

    public List<Ability> abilities() {
        return content.shelf(Ability.class).all();
    }

    public Ability ability(String id) {
        return content.shelf(Ability.class).get(id);
    }

    public List<AbilityModifier> modifiers() {
        return content.shelf(AbilityModifier.class).all();
    }

    public Optional<AbilityModifier> modifier(String id) {
        return content.shelf(AbilityModifier.class).find(id);
    }

    public List<PersonalTrait> traits() {
        return content.shelf(PersonalTrait.class).all();
    }

    public List<StartingAbility> starting() {
        return content.shelf(StartingAbility.class).all();
    }

    /** The minor characters that come with the game. */
    public List<Build> minors() {
        return content.shelf(Build.class).all();
    }

    /** What can be named where one ability is to be named: abilities, kinds of Detection, classes of Movement. */
    public List<String> nameable() {
        return named;
    }
}
