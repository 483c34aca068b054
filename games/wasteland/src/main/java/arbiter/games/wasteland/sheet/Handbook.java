package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;

/** The content as characters are built from it and rules look it up. */
public final class Handbook {

    private final Catalogue content;

    private Handbook(Catalogue content) {
        this.content = content;
    }

    public static Handbook of(Catalogue content) {
        return new Handbook(content);
    }

    public Catalogue content() {
        return content;
    }

    public List<Skill> skills() {
        return content.shelf(Skill.class).all();
    }

    public Skill skill(SkillName name) {
        return content.shelf(Skill.class).get(name.id());
    }

    public Skill skill(String id) {
        return content.shelf(Skill.class).get(id);
    }

    public List<Perk> perks() {
        return content.shelf(Perk.class).all();
    }

    public Perk perk(String id) {
        return content.shelf(Perk.class).get(id);
    }

    /** What can be carried, without what belongs to bodies. */
    public List<Weapon> armoury() {
        return content.shelf(Weapon.class).all().stream()
                .filter(weapon -> !weapon.natural())
                .toList();
    }

    public Optional<Weapon> findWeapon(String id) {
        return content.shelf(Weapon.class).find(id);
    }

    /** Every kind of ammunition that some weapon fires. Ledger: WAS-GEAR-4. */
    public List<String> ammunition() {
        return content.shelf(Weapon.class).all().stream()
                .flatMap(weapon -> weapon.ammunition().stream())
                .distinct()
                .toList();
    }

    public List<ArmourPiece> wardrobe() {
        return content.shelf(ArmourPiece.class).all();
    }

    public List<Chem> chems() {
        return content.shelf(Chem.class).all();
    }

    /** The body of player characters. */
    public BodyPlan humanoid() {
        return plan("humanoid");
    }

    public Weapon weapon(String id) {
        return content.shelf(Weapon.class).get(id);
    }

    public Chem chem(String id) {
        return content.shelf(Chem.class).get(id);
    }

    public BodyPlan plan(String id) {
        return content.shelf(BodyPlan.class).get(id);
    }

    public Adversary adversary(String id) {
        return content.shelf(Adversary.class).get(id);
    }

    /** What everybody attacks with who has nothing better in hand. Ledger: WAS-ATK-12. */
    public Weapon bareHands() {
        return weapon("bare-hands");
    }
}
