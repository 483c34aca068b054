package arbiter.rulebook;

import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import java.nio.file.Path;

/** Where the files that a situation names are looked for, from the place of the situation itself. */
@FunctionalInterface
public interface Beside {

    Source find(String path);

    /** Files on this machine, from that folder on. */
    static Beside folder(Path folder) {
        return path -> Source.file(path, folder.resolve(path));
    }

    /** Files that a game ships, from that folder of its resources on. */
    static Beside resources(Class<?> game, String folder) {
        return path -> {
            Path found = Path.of(folder).resolve(path).normalize();
            if (game.getResource(found.toString()) == null) {
                throw new Refused("no file '" + path + "' comes with this game");
            }
            return Source.resource(game, found.toString());
        };
    }
}
