package arbiter.rulebook;

import arbiter.content.yaml.Source;

/** A fight that a game ships, ready to be played. */
public record Encounter(String id, Source source, FileResolver files) {

    /** The encounters of that folder of a game's resources, by the names of their files. */
    public static Encounter of(Class<?> game, String folder, String name) {
        return new Encounter(
                name, Source.resource(game, folder + "/" + name + ".yaml"), FileResolver.resources(game, folder));
    }

    public Situation situation() {
        return Situation.read(source, files);
    }
}
