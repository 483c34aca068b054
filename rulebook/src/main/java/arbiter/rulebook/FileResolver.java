package arbiter.rulebook;

import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import java.nio.file.Path;

/** Finds the files that a situation names, from the place of the situation itself. */
@FunctionalInterface
public interface FileResolver {

    Source find(String path);

    /** Files on this machine, from that folder on. */
    static FileResolver folder(Path folder) {
        return path -> Source.file(path, folder.resolve(path));
    }

    /** Files that a game ships, from that folder of its resources on. */
    static FileResolver resources(Class<?> game, String folder) {
        return path -> {
            Path found = Path.of(folder).resolve(path).normalize();
            if (game.getResource(found.toString()) == null) {
                throw new Refused("no file '" + path + "' comes with this game");
            }
            return Source.resource(game, found.toString());
        };
    }
}
