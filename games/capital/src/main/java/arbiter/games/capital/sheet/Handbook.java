package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The content as characters are built from it. */
public final class Handbook {

    private final Catalogue content;
    private final CreationRules creation;
    private final List<LevelRow> levels;
    private final List<Ability> abilities;
    private final List<Ability> slotAbilities;

    private Handbook(Catalogue content) {
        this.content = content;
        this.creation = content.shelf(CreationRules.class).all().get(0);
        this.levels = content.shelf(LevelRow.class).all().stream()
                .sorted(Comparator.comparingInt(LevelRow::level))
                .toList();
        this.abilities = content.shelf(Ability.class).all();
        this.slotAbilities =
                abilities.stream().filter(ability -> !ability.locked()).toList();
    }

    public static Handbook of(Catalogue content) {
        return new Handbook(content);
    }

    public Catalogue content() {
        return content;
    }

    public CreationRules creation() {
        return creation;
    }

    /** The row of a Level; beyond the table the last one goes on. */
    public LevelRow level(int level) {
        return levels.get(Math.min(level, highestLevel()) - 1);
    }

    public int highestLevel() {
        return levels.size();
    }

    public List<CharacterClass> classes() {
        return content.shelf(CharacterClass.class).all();
    }

    public List<Ability> abilities() {
        return abilities;
    }

    /** Whatever can be bought with Slots. */
    public List<Ability> slotAbilities() {
        return slotAbilities;
    }

    /** The entries of a Class's list; some lists have none. Ledger: CAP-AMB-08. */
    public List<Ability> on(AbilityList list) {
        return abilities.stream()
                .filter(ability -> ability.list().equals(Optional.of(list)))
                .toList();
    }

    public List<Weapon> weapons() {
        return content.shelf(Weapon.class).all();
    }

    public List<Item> items() {
        return content.shelf(Item.class).all();
    }

    public List<Companion> companions() {
        return content.shelf(Companion.class).all();
    }

    public List<Vehicle> vehicles() {
        return content.shelf(Vehicle.class).all();
    }

    public List<Augmentation> augmentations() {
        return content.shelf(Augmentation.class).all();
    }

    public List<StoryIdea> ideas(StoryIdea.Part part) {
        return content.shelf(StoryIdea.class).all().stream()
                .filter(idea -> idea.part() == part)
                .toList();
    }
}
